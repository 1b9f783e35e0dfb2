/** Opens the browser's print dialog for a page of a size, and gives the page its own size back afterwards. */
export function printPage(rule: string | undefined, onDone: () => void): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule ?? '');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const done = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    onDone();
  };
  addEventListener('afterprint', done, { once: true });
  window.print();
}
