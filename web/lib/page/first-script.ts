/** What the first script hands to the pages' own script, once that is there. */
export interface FirstScript {
  /** Marks the document by what this browser has stored of the person. */
  markPerson(): void;
  /** Stops holding presses back, and hands over those that came too early. */
  takeEarlyPresses(): HTMLElement[];
}

declare global {
  interface Window {
    rasoi: FirstScript;
  }
}

/**
 * Runs in the head of each page, before anything is painted and long before the pages' own script is there. Pages are
 * the same for everybody, so it marks the document as a customer's from what the browser has stored; and it holds back
 * presses of buttons that cannot work yet. Only the text of this function is sent: it uses nothing from outside itself.
 */
function runFirst(): void {
  const page = document.documentElement;
  const early: HTMLElement[] = [];

  const markPerson = () => {
    let shown: Record<string, string> = {};
    try {
      shown = JSON.parse(localStorage.getItem('rasoi.shown') ?? '{}');
    } catch {
      // A browser that keeps nothing shows everybody as a visitor until the server has answered.
    }
    page.classList.toggle('signed-in', shown.initial !== undefined);
    page.classList.toggle('has-cart', shown.cart !== undefined);
    for (const name of ['initial', 'greeting', 'cart'])
      page.style.setProperty(`--person-${name}`, JSON.stringify(shown[name] ?? ''));
  };

  const holdBack = (event: Event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button[type=button]') : null;
    if (!(pressed instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.dataset.waiting = '';
    pressed.setAttribute('aria-busy', 'true');
    if (!early.includes(pressed)) early.push(pressed);
  };

  markPerson();
  document.addEventListener('click', holdBack, true);
  window.rasoi = {
    markPerson,
    takeEarlyPresses() {
      document.removeEventListener('click', holdBack, true);
      return early.splice(0);
    },
  };
}

/** The text of the first script, the same in every page, so that a content security policy can allow it by its hash. */
export const firstScript = `(${runFirst})()`;
