/** Makes links to other languages keep the fragment of the address. */
export function startLanguageLinks() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[lang]');
    if (link) link.hash = location.hash;
  });
}
