const POLICIES = [
  {
    id: 'terms',
    title: 'Terms of Service',
    words:
      'You order, we cook and deliver to the address you give. The total you see at checkout is the total you pay. If we cannot cook what you ordered, we tell you before anything is charged.',
  },
  {
    id: 'privacy',
    title: 'Privacy Policy',
    words:
      'We keep your name, email, phone, address and orders to cook for you and to bring you the food. We do not sell them. Write to us to see them or to have them erased.',
  },
  {
    id: 'cookies',
    title: 'Cookies',
    words:
      'One cookie keeps you signed in. Your browser also remembers who you are and what you were about to order. Nobody follows you around from here.',
  },
] as const;

export function Policies() {
  return POLICIES.map(({ id, title, words }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 max-w-3xl text-muted">{words}</p>
    </section>
  ));
}
