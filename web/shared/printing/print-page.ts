/** Opens the browser's print dialog with a page size, and removes the size afterwards. */
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
