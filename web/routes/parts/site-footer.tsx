import { NewsletterForm } from '#web/shop/newsletter/newsletter-form.tsx';
import { Footer } from '#web/shop/shell/footer.tsx';

/** The foot of every customer's page, with the newsletter's form. */
export default function SiteFooter() {
  return <Footer newsletter={<NewsletterForm />} />;
}
