// Talking to the server.

export class Refused extends Error {
  constructor(status, body) {
    super(body.message ?? body.detail ?? `HTTP ${status}`);
    this.status = status;
    this.body = body;
  }
}

async function ask(path, options) {
  const response = await fetch(path, { credentials: "same-origin", ...options });
  const text = await response.text();
  let body = {};
  try {
    body = text ? JSON.parse(text) : {};
  } catch {
    if (response.ok) throw new Refused(response.status, { message: text.slice(0, 200) });
  }
  if (!response.ok) throw new Refused(response.status, body);
  return body;
}

export const get = (path, signal) => ask(path, { headers: { Accept: "application/json" }, signal });

export const post = (path, data) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(data),
  });
