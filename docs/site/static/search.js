// What a search shows of a page is text to read: no labels of pictures, no rows of data that are folded away.
if (typeof Search !== "undefined") {
  const whole = Search.htmlToText;
  Search.htmlToText = (html, anchor) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    page.querySelectorAll("svg, details").forEach((part) => part.remove());
    return whole(page.documentElement.outerHTML, anchor);
  };
}
