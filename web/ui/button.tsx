import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useHydrated } from './hydrated.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'quiet';

interface Looks {
  variant?: ButtonVariant;
  /** Takes the whole width it is given. */
  wide?: boolean;
}

/** The looks are in button.css. */
function look({ variant = 'primary', wide = false }: Looks, className = ''): string {
  return `button button-${variant} ${wide ? 'button-wide' : ''} ${className}`.trim();
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
      className={look({ variant, wide }, off ? `button-off ${className ?? ''}` : className)}
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
