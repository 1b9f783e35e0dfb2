import { useEffect } from 'react';

/** Puts a text before the document's title while it is not empty. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return;
    document.title = prefix + document.title;
    return () => {
      // Another page may have set its own title meanwhile.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix]);
}
