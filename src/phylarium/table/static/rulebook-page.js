// The rulebook at its own address.
import { searchable, turnTo } from "./book.js";

const book = document.querySelector(".book");
searchable(book);
const here = () => location.hash.startsWith("#rule-") && turnTo(book, decodeURIComponent(location.hash.slice(6)));
addEventListener("hashchange", here);
here();
