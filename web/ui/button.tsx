import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useHydrated } from './hydrated.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'quiet';

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-semibold leading-tight transition duration-150 ease-out motion-reduce:transition-none aria-disabled:cursor-not-allowed';

const LOOKS: Record<ButtonVariant, string> = {
  primary:
    'bg-chilli text-white shadow-sm hover:bg-chilli-dark active:translate-y-px aria-disabled:hover:bg-chilli aria-disabled:active:translate-y-0',
  secondary:
    'border border-edge bg-paper text-ink hover:border-ink hover:bg-cream active:translate-y-px aria-disabled:hover:border-edge',
  outline:
    'border border-chilli-text bg-paper text-chilli-text hover:border-chilli hover:bg-chilli hover:text-white active:translate-y-px',
  quiet: 'text-ink underline-offset-4 hover:bg-ink/5 hover:underline',
};

interface Looks {
  variant?: ButtonVariant;
  /** Takes the whole width it is given. */
  wide?: boolean;
}

function look({ variant = 'primary', wide = false }: Looks, className = ''): string {
  return `${BASE} ${LOOKS[variant]} ${wide ? 'w-full' : ''} ${className}`;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, Looks {
  /** Something is under way: a ring turns, and presses do nothing. */
  busy?: boolean;
  /** What the button says meanwhile. */
  busyLabel?: ReactNode;
  /** Cannot be pressed, but keeps the focus it has. */
  off?: boolean;
}

export function Button({
  variant,
  wide,
  busy = false,
  busyLabel,
  off = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const hydrated = useHydrated();
  const idle = busy || off;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      // A form sent before its script is there would leave the page with what was typed.
      disabled={type === 'submit' && !hydrated}
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      className={`${look({ variant, wide }, className)} ${off ? 'opacity-55' : ''} ${busy ? 'cursor-progress' : ''}`}
    >
      {busy && <Spinner />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

interface LinkButtonProps extends LinkProps, Looks {}

/** A link that looks like a button, for the next step of a screen. */
export function LinkButton({ variant, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={look({ variant, wide }, className)} />;
}

interface AnchorButtonProps extends ComponentProps<'a'>, Looks {}

/** A link out of the pages that looks like a button. */
export function AnchorButton({ variant, wide, className, ...rest }: AnchorButtonProps) {
  return <a {...rest} className={look({ variant, wide }, className)} />;
}
