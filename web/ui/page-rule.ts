import { useEffect } from 'react';

/** Sets the size of printed pages while it is mounted, also for printing from the browser's menu. */
export function usePageRule(rule: string | undefined): void {
  useEffect(() => {
    if (rule === undefined) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rule]);
}
