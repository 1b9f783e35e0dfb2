import { useSiteSettings } from '#web/lib/site-settings.ts';
import { smallerImage } from '#web/lib/uploaded-image.ts';

/** The logo that comes with the product. */
const SHIPPED = '/brand/logo.svg';

/** The shop's logo, as its owner has set it. The name stands next to it, so it has no text of its own. */
export function ShopLogo() {
  const { logo } = useSiteSettings().shop;
  return (
    <img
      src={smallerImage(logo, 400, 'webp') ?? SHIPPED}
      alt=""
      width={38}
      height={38}
      className="size-9.5 shrink-0 object-contain"
    />
  );
}
