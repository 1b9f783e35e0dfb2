import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useWaitsForScript } from './hydrated.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'quiet';

interface Looks {
  variant?: ButtonVariant;
  /** Makes it as wide as its container. */
  wide?: boolean;
}

/** The classes of a button; its style is in button.css. */
function look({ variant = 'primary', wide = false }: Looks, className = ''): string {
  return `button button-${variant} ${wide ? 'button-wide' : ''} ${className}`.trim();
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, Looks {
  /** The action is running: a spinner is shown, and presses do nothing. */
  busy?: boolean;
  /** The label while the button is busy. */
  busyLabel?: ReactNode;
  /** Presses do nothing, but the button keeps the focus. */
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
  // Submitting a form before its script is there would leave the page and lose what was typed.
  const disabled = useWaitsForScript(type === 'submit');
  const idle = busy || off;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
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

/** A link to another site, or to a file, that looks like a button. */
export function AnchorButton({ variant, wide, className, ...rest }: AnchorButtonProps) {
  return <a {...rest} className={look({ variant, wide }, className)} />;
}
