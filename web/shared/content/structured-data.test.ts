import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { restaurantData } from '#web/routes/parts/restaurant-data.ts';
import { menuData } from './structured-data.ts';

const origin = 'https://rasoi.example';
const dosa = {
  $id: 'd1',
  name: 'Masala Dosa',
  description: 'Crisp.',
  price: paise(12950),
  menuId: 'south',
  type: 'veg',
  imgUrl: '/images/masala-dosa.webp',
  ratingAverage: 4.25,
  ratingCount: 4,
};
const kebab = {
  ...dosa,
  $id: 'd2',
  name: 'Kebab',
  type: 'non-veg',
  imgUrl: 'https://pictures.example/kebab.jpg',
  ratingAverage: null,
  ratingCount: 0,
};

describe('the menu as search engines read it', () => {
  it('lists each category with its dishes and prices', () => {
    const data = menuData(origin, 'Rasoi', [{ $id: 'south', name: 'South' }], [dosa, kebab]);
    expect(data).toMatchObject({ '@type': 'Menu', url: 'https://rasoi.example/menu' });
    expect(data.hasMenuSection).toHaveLength(1);
    expect(data.hasMenuSection[0]).toMatchObject({ '@type': 'MenuSection', name: 'South' });
    expect(data.hasMenuSection[0]?.hasMenuItem).toEqual([
      {
        '@type': 'MenuItem',
        name: 'Masala Dosa',
        offers: { '@type': 'Offer', price: '129.50', priceCurrency: 'INR' },
        suitableForDiet: 'https://schema.org/VegetarianDiet',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.3', reviewCount: 4, bestRating: 5 },
      },
      expect.objectContaining({ name: 'Kebab' }),
    ]);
  });

  it('has no rating for a dish without reviews, and no vegetarian mark for a dish with meat', () => {
    const [section] = menuData(origin, 'Rasoi', [{ $id: 'south', name: 'South' }], [kebab]).hasMenuSection;
    expect(section?.hasMenuItem[0]).not.toHaveProperty('aggregateRating');
    expect(section?.hasMenuItem[0]).not.toHaveProperty('suitableForDiet');
  });

  it('leaves out categories without dishes', () => {
    expect(menuData(origin, 'Rasoi', [{ $id: 'empty', name: 'Empty' }], [dosa]).hasMenuSection).toEqual([]);
  });
});

it('search engines read the kitchen as a restaurant with hours and a menu', () => {
  const data = restaurantData(origin);
  expect(data).toMatchObject({
    '@type': 'Restaurant',
    url: 'https://rasoi.example/',
    hasMenu: 'https://rasoi.example/menu',
  });
  expect(data.openingHoursSpecification[0]).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '10:00',
    closes: '23:00',
  });
});

// HOURS-10
it('search engines read the hours that the owner has set, with the dates that differ', () => {
  const lunch = { from: '12:00', to: '15:00' };
  const late = { from: '18:00', to: '02:00' };
  const { week } = HOURS_DEFAULTS;
  const { openingHoursSpecification, ...data } = restaurantData(origin, {
    week: { ...week, monday: [], tuesday: [lunch, late], wednesday: [late, lunch] },
    exceptions: [
      { date: '2026-11-08', spans: [] },
      { date: '2026-11-09', spans: [lunch] },
    ],
  });
  const type = { '@type': 'OpeningHoursSpecification' };
  const days = ['Tuesday', 'Wednesday'];
  expect(openingHoursSpecification).toEqual([
    { ...type, dayOfWeek: days, opens: '12:00', closes: '15:00' },
    { ...type, dayOfWeek: days, opens: '18:00', closes: '02:00' },
    { ...type, dayOfWeek: ['Thursday', 'Friday', 'Saturday', 'Sunday'], opens: '00:00', closes: '23:59' },
  ]);
  expect(data).toMatchObject({
    specialOpeningHoursSpecification: [
      { ...type, validFrom: '2026-11-08', validThrough: '2026-11-08', opens: '00:00', closes: '00:00' },
      { ...type, validFrom: '2026-11-09', validThrough: '2026-11-09', opens: '12:00', closes: '15:00' },
    ],
  });
});
