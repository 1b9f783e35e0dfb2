/** Texts of the home page. */
export const homeTexts = {
  page: (name: string, minutes: number) => ({
    title: `${name}: home-style Indian food, delivered`,
    description: `Dal that simmered all night, phulkas straight off the flame: home-style Indian food, cooked when you order and delivered within ${minutes} minutes.`,
  }),
  hero: {
    forVisitors: 'Lunch, the way home makes it',
    forCustomers: 'What shall we cook for you today?',
    lead: 'Dal that simmered all night, phulkas straight off the flame. Home-style Indian food, cooked when you order.',
    explore: 'Explore Menu',
    signUp: 'Sign Up for Offers',
    fast: (minutes: number) => `Within ${minutes} minutes`,
    fresh: 'Fresh every day',
    picture: 'A brass thali with dal, palak paneer, rajma, raita, rice, rotis and gulab jamun',
  },
  favourites: {
    heading: 'Customer Favorites',
    lead: 'What our neighbours order again and again.',
    wholeMenu: 'See the whole menu',
    loading: 'Loading menu...',
    tag: 'Popular',
  },
  reasons: {
    heading: 'Why Choose Us',
    lead: 'A home kitchen, only with more burners.',
    picture: 'A spice box, and a roti being rolled',
    /** The titles alone, where the owner has no reasons: what a kitchen does, only it can say (SHOP-40). */
    titles: {
      ingredients: 'Fresh ingredients',
      recipes: 'Authentic recipes',
      delivery: (minutes: number) => `Delivery within ${minutes} minutes`,
      packaging: 'Eco-friendly packaging',
    },
  },
  testimonials: {
    heading: 'What Our Customers Say',
    carousel: 'carousel',
    slide: 'slide',
    place: (at: number, count: number) => `${at} of ${count}`,
    stars: '5 out of 5 stars',
    show: (at: number) => `Show testimonial ${at}`,
    play: 'Play testimonials',
    pause: 'Pause testimonials',
  },
  closing: {
    heading: 'Hungry already?',
    text: (minutes: number) => `The tawa is hot. Order now, and lunch is with you within ${minutes} minutes.`,
    order: 'Order Now',
    logIn: 'Log In',
  },
} as const;
