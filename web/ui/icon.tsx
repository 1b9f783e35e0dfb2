import { type ComponentProps, createElement } from 'react';

/** An icon as the icon package lists it: its elements with their attributes. */
interface IconData {
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

/**
 * Makes the component of an icon. It takes the place of the icon package's own in the build (vite.config.ts), which
 * computes each icon's attributes anew whenever it is rendered.
 */
export default function createIcon({ node }: IconData) {
  const drawing = node.map(([element, attributes], key) => createElement(element, { ...attributes, key }));
  return function Icon(props: ComponentProps<'svg'>) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: an icon stands beside words or in a labelled button
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props['aria-label'] ? undefined : 'true'}
        {...props}
      >
        {drawing}
      </svg>
    );
  };
}
