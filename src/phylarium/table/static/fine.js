// Fine print: text that is shown only where its picture is shown large enough to read it.

const READABLE = 11; // pixels, as in kit/style.py

export function refine(picture) {
  if (!picture) return;
  for (const text of picture.querySelectorAll("text.fine")) {
    const matrix = text.parentElement.getScreenCTM();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    text.classList.toggle("too-fine", Number(text.getAttribute("font-size")) * scale < READABLE - 0.05);
  }
}
