import { Money } from '#web/brand/money.tsx';
import { useTranslated } from '#web/brand/translated-names.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import type { PrintedDish, PrintedMenu } from './queries.ts';
import { menuPrintTexts } from './texts.tsx';

function Dish({ dish: original }: { dish: PrintedDish }) {
  const texts = useTexts(menuPrintTexts);
  const dish = useTranslated('dishes')(original.id, original);
  const price = <Money paise={dish.price} />;
  return (
    <li className="flex break-inside-avoid gap-2 py-1">
      <span className="pt-0.5">
        <VegMark type={dish.type} size="small" />
      </span>
      <span className="wrap-anywhere min-w-0 flex-1">
        <span className="font-semibold">{dish.name}</span>
        <span className="block text-xs leading-snug">{dish.description}</span>
      </span>
      <span className="font-semibold">{dish.varies ? texts.from(price) : price}</span>
    </li>
  );
}

/** The menu on paper, in the page's language: black on white in every theme, in two columns. */
export function MenuSheet({ menus }: { menus: readonly PrintedMenu[] }) {
  const texts = useTexts(menuPrintTexts);
  const { name, fssai } = useSiteSettings().shop;
  const { phone, address } = useContact();
  const { publicUrl } = usePublicSettings();
  const translated = useTranslated('menus');
  return (
    <article className="bg-white text-black text-sm" style={{ colorScheme: 'light' }}>
      <header className="mb-4 flex items-center gap-4 border-black border-b-2 pb-3">
        <div className="wrap-anywhere min-w-0 flex-1">
          <h2 className="font-display text-3xl text-black">{name}</h2>
          <p>{address}</p>
          <p>{phone}</p>
          {fssai && <p>{texts.licence(fssai)}</p>}
        </div>
        <div className="w-28 shrink-0 text-center">
          <QrCode text={publicUrl} label={texts.code(publicUrl)} />
          <p className="mt-1 font-semibold">{texts.scan}</p>
        </div>
      </header>
      <div className="gap-8 sm:columns-2 print:columns-2">
        {menus.map((menu) => (
          <section key={menu.id} className="mb-4">
            <h3 className="mb-1 break-after-avoid border-black border-b font-display text-black text-lg">
              {translated(menu.id, menu).name}
            </h3>
            <ul>
              {menu.dishes.map((dish) => (
                <Dish key={dish.id} dish={dish} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="wrap-anywhere mt-4 border-black border-t pt-2 text-center">{publicUrl}</p>
    </article>
  );
}
