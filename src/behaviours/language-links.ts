/** The links to other languages lead to the part of the page that the reader is at. */
export function startLanguageLinks() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[lang]');
    if (link) link.hash = location.hash;
  });
}
