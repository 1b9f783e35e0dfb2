/** Texts of the About page. */
export const aboutTexts = {
  page: {
    title: 'About Us',
    description:
      'Rasoi is a home kitchen with more burners: everyday Indian food, cooked when you order. The story, the people and the three kitchens.',
  },
  hero: {
    overline: 'About Us',
    heading: 'The kitchen behind the door',
    lead: 'Rasoi means kitchen. In most homes it is the warmest room: someone is always rolling a phulka, someone always tastes the dal and says it wants a little more salt.',
    explore: 'Explore Menu',
    picture: 'A spice box, and a roti being rolled',
  },
  story: {
    heading: 'Our story',
    paragraphs: [
      'It began with one tiffin. A neighbour fell ill, and Meera Iyer sent her lunch across the landing: dal, rice, a beans poriyal and a phulka still puffed. The next day there were two tiffins, and by the end of the month the whole building was eating from her stove.',
      'We still cook that food, and only that food. No fusion, no freezer. Dal that has had its night, rice that has had its rest, and rotis that have had neither. The recipes come from the families that eat them, from Kashmir to Kerala, and the people who gave them to us come to taste.',
      'Today three kitchens cook when you order, and the food is at your door within 30 minutes. What has not changed is the question Meera asks of every plate before it leaves: would I send this across the landing?',
    ],
  },
  figures: {
    label: 'Rasoi in figures',
    customers: 'Happy customers',
    dishes: 'Dishes',
    chefs: 'Chefs',
    rating: 'Rating',
  },
  values: {
    heading: 'What we hold to',
    cooked: {
      title: 'Cooked when you order',
      text: 'Nothing waits under a lamp. The tadka goes in after you press the button.',
    },
    recipes: {
      title: 'Recipes with a home',
      text: 'Each dish comes from a family that eats it: Kashmiri, Bengali, Gujarati, Tamil.',
    },
    honest: {
      title: 'Honest plates',
      text: 'Prices as they stand, portions as they are, veg and non-veg cooked apart.',
    },
    light: {
      title: 'Light on the earth',
      text: 'Bagasse boxes, paper bags, and no cutlery unless you ask.',
    },
  },
  team: {
    heading: 'Who cooks',
    lead: 'The people your lunch comes from.',
    meera: {
      name: 'Meera Iyer',
      role: 'Founder, and still the first to taste',
      text: 'Learned at her mother’s stove in Palakkad. Says a sambar is done when the house smells of it.',
    },
    harpreet: {
      name: 'Harpreet Singh',
      role: 'Head chef',
      text: 'Twenty years at the tandoor, from Amritsar to Bengaluru. Turns rotis with his bare hands.',
    },
    farida: {
      name: 'Farida Khan',
      role: 'Runs the kitchens',
      text: 'Knows which market has the sweetest carrots today, and which road is blocked.',
    },
  },
  kitchens: {
    heading: 'Our three kitchens',
    addresses: {
      malleshwaram: '12 Temple Road, Bengaluru 560003',
      indiranagar: '100 Feet Road, Bengaluru 560038',
      jayanagar: '4th Block, Bengaluru 560011',
    },
    onTheMap: 'On the map',
    showOnTheMap: (kitchen: string) => `Show ${kitchen} on the map`,
    openStreetMap: 'OpenStreetMap',
    inOpenStreetMap: (kitchen: string) => `${kitchen} in OpenStreetMap, in a new tab`,
    mapOf: (kitchen: string) => `Map of our kitchen in ${kitchen}`,
    drawnByUs: 'Drawn by us. The real map comes from OpenStreetMap, which then sees your visit.',
    showTheMap: 'Show the map',
  },
  invitation: {
    heading: 'Come and eat',
    text: 'The door is open, and there is always one more plate.',
    order: 'Order from the menu',
    story: 'Read our story',
  },
} as const;
