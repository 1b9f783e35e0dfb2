import { LATE } from './page-scripts.ts';

/** The functions of the first script for the pages' own script. */
export interface FirstScript {
  /** Marks the document with what this browser has stored about the person. */
  markPerson(): void;
  /**
   * Stops holding back presses, except in parts of the page that wait for their own script (data-late), and returns the
   * buttons that were pressed too early outside of them.
   */
  takeEarlyPresses(): HTMLElement[];
  /** Whether the page is being loaded again at another address. Then it must not be hydrated any more. */
  isLeaving(): boolean;
  /** The browser's offer to install the site, once it has made one; it is shown later (web/shop/install). */
  installOffer?: Event;
}

declare global {
  interface Window {
    rasoi: FirstScript;
  }
}

/**
 * Runs in the head of each page, before the first paint and long before the pages' own script has loaded. Pages are the
 * same for everybody, so it marks the document as a customer's if the browser has stored a person. It also holds back
 * presses of buttons that cannot work yet, loads the page again if the person goes back before it works, keeps the
 * browser's offer to install the site, and starts the pages' own script after the first paint. Only the text of this
 * function is sent, so it must use nothing outside itself.
 */
function runFirst(late: string): void {
  const page = document.documentElement;
  let early: HTMLElement[] = [];
  let awake = false;
  let leaving = false;
  const mustWait = (button: Element) => !awake || button.closest('[data-late]') !== null;

  const markPerson = () => {
    let shown: Record<string, unknown> = {};
    try {
      page.classList.toggle('one-column', localStorage.getItem('rasoi.column') !== null);
      shown = JSON.parse(localStorage.getItem('rasoi.shown') ?? '{}');
    } catch {
      // Without storage everybody sees a visitor's page until the server has answered.
    }
    page.classList.toggle('signed-in', shown.initial !== undefined);
    page.classList.toggle('has-cart', shown.cart !== undefined);
    for (const name of ['initial', 'greeting', 'cart', 'again', 'meal', 'favourites'])
      page.style.setProperty(`--person-${name}`, JSON.stringify(shown[name] ?? ''));
  };

  /** Opens the menu with veg dishes only, if the person has chosen so before; without that choice nothing is shown. */
  const showVegOnly = () => {
    const { pathname, search } = window.location;
    const params = new URLSearchParams(search);
    if (!/\/menu$/.test(pathname) || params.has('type')) return;
    try {
      if (localStorage.getItem('rasoi.veg') === null) return;
    } catch {
      return;
    }
    params.set('type', 'veg');
    page.hidden = true;
    window.location.replace(`?${params}`);
  };

  const startScripts = () => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=wait]')) {
      sheet.href = sheet.dataset.href ?? '';
      sheet.rel = 'preload';
    }
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${late}]`))
      link.rel = 'modulepreload';
    for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[type=${late}]`)) {
      const script = document.createElement('script');
      script.type = 'module';
      script.async = false;
      script.nonce = waiting.nonce;
      script.text = waiting.text;
      waiting.replaceWith(script);
    }
  };

  /** Waits for the first pictures, at most a second, and lets the browser paint. */
  const startWhenSeen = async () => {
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    const decoded = Promise.allSettled(pictures.map((image) => image.decode()));
    await Promise.race([decoded, new Promise((over) => setTimeout(over, 1000))]);
    setTimeout(startScripts, 50);
  };

  const holdBack = (event: Event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button[type=button]') : null;
    if (!(pressed instanceof HTMLElement) || !mustWait(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.dataset.waiting = '';
    pressed.setAttribute('aria-busy', 'true');
    if (!early.includes(pressed)) early.push(pressed);
    startScripts();
  };

  // React can only hydrate the address that the document was rendered for. After an early Back the page is loaded again,
  // and the router does not hear of it, because the page goes on running until the other document has come.
  const address = location.pathname + location.search;
  const loadOtherAddress = (event: Event) => {
    leaving ||= !awake && location.pathname + location.search !== address;
    if (!leaving) return;
    event.stopImmediatePropagation();
    // A reload could load the address of before, which the browser has not left for good yet.
    setTimeout(() => location.replace(location.href));
  };

  showVegOnly();
  markPerson();
  addEventListener('popstate', loadOtherAddress);
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.rasoi.installOffer = offer;
  });
  document.addEventListener('click', holdBack, true);
  document.addEventListener('DOMContentLoaded', startWhenSeen);
  window.rasoi = {
    markPerson,
    takeEarlyPresses() {
      awake = true;
      const taken = early.filter((button) => !mustWait(button));
      early = early.filter(mustWait);
      return taken;
    },
    isLeaving: () => leaving,
  };
}

/** The text of the first script, the same in every page, so that a content security policy can allow it by its hash. */
export const firstScript = `(${runFirst})('${LATE}')`;
