import { Link } from 'react-router';

/** The kitchen's sign; it leads home. */
export function Wordmark({ onDark = false }: { onDark?: boolean }) {
  return (
    <Link
      to="/"
      aria-label="Rasoi, home"
      className={`inline-flex min-h-11 items-center gap-2.5 rounded-control font-display text-2xl leading-none ${onDark ? 'text-white' : 'text-chilli-text'}`}
    >
      <img src="/brand/logo.svg" alt="" width={38} height={38} className="size-9.5" />
      <span className="translate-y-0.5">Rasoi</span>
    </Link>
  );
}
