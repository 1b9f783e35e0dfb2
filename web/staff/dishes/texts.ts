import { dishAttributes } from '#domain/dishes/attributes.ts';
import { dishMessages } from '#domain/dishes/messages.ts';
import { labelsOf } from '#domain/rows/words.ts';
import { factTexts } from '#web/brand/fact-texts.ts';
import { brandTexts } from '#web/brand/texts.ts';
import type { DishChoice, DishField, DishValues } from './dish-values.ts';
import { dishOptionTexts } from './options/texts.ts';

/** Texts of the screens that manage dishes. */
export const dishAdminTexts = {
  page: {
    title: 'Manage Dishes',
    name: 'Dishes',
    lead: 'What the kitchen cooks, and what of it can be ordered now.',
  },
  addPage: { title: 'Add Dish', lead: 'It is on the menu the moment you add it.' },
  copyPage: {
    title: (name: string) => `Duplicate ${name}`,
    lead: 'Change what is different. The copy becomes a dish of its own.',
    name: (name: string) => `${name} (copy)`,
    gone: 'The dish to duplicate does not exist any more.',
  },
  search: 'Search dishes',
  searchHint: 'Search dishes...',
  list: {
    unit: (count: number) => (count === 1 ? 'dish' : 'dishes'),
    loading: 'Loading dishes...',
    failed: 'Failed to load dishes',
    empty: 'No dishes found',
    noneFound: 'No dishes found',
  },
  /** Dishes that nobody sees yet, such as those from a file. */
  hidden: {
    count: (dishes: number) =>
      dishes === 1
        ? '1 dish is hidden. Customers do not see it until you open it.'
        : `${dishes} dishes are hidden. Customers do not see them until you open them.`,
    open: (dishes: number) => (dishes === 1 ? 'Open 1 dish' : `Open all ${dishes} dishes`),
    opening: 'Opening...',
    opened: (dishes: number) => (dishes === 1 ? '1 dish is open' : `${dishes} dishes are open`),
    failed: 'The dishes could not be opened',
    isShown: 'Customers see it',
    hint: 'Off: it is on no menu and in no search, and nobody can order it.',
  },
  columns: {
    dish: 'Dish',
    category: 'Category',
    price: 'Price',
    available: 'Available',
    actions: 'Actions',
  },
  available: 'Available',
  unavailable: 'Unavailable',
  isAvailable: (name: string) => `${name} is available`,
  soldOutFor: (name: string) => `Say for how long ${name} is sold out`,
  soldOutDialog: {
    title: (name: string) => `Sold out: ${name}`,
    hint: 'For how long? It comes back by itself, except with the last choice.',
  },
  asItIs: 'As it is',
  anyNumber: 'Any number',
  everyDay: 'Every day',
  schedule: {
    legend: 'When it is served',
    hint: 'Without any of these, it is served every day. Otherwise it comes and goes at midnight by itself.',
  },
  portionsHint: 'How many can be ordered for one day. Leave it empty for any number.',
  likely: {
    days: (days: string) => `Ordered on usual days: ${days}. Meals of plans come on top.`,
    tooFew: 'How many are likely to be ordered is not said yet: not enough days.',
  },
  edit: (name: string) => `Edit ${name}`,
  copy: (name: string) => `Duplicate ${name}`,
  delete: (name: string) => `Delete ${name}`,
  fields: {
    ...labelsOf(dishAttributes),
    imgUrl: 'Image',
    isAvailable: 'Availability',
    optionGroupIds: dishOptionTexts.title,
  } satisfies Record<DishField, string>,
  /** The words of the fields that are chosen from a few. */
  choices: {
    type: brandTexts.diet,
  } satisfies { [Choice in DishChoice]: Record<DishValues[Choice], string> },
  facts: {
    ...factTexts,
    spice: brandTexts.spice,
    /** Shown for a fact that the dish's page does not mention. */
    none: 'Not mentioned',
    nutrition: 'Nutrition of one portion',
    nutritionHint: 'Without any of these, the page shows the usual figures of a home-style plate.',
  },
  tax: {
    percentHint: (usual: string) => `CGST and SGST together. Empty: ${usual}%, as in the settings.`,
    codeHint: (usual: string) => `Packed goods have their own. Empty: ${usual}.`,
  },
  priceInRupees: 'Price (₹)',
  chooseCategory: 'Choose…',
  problems: {
    nameMissing: 'Please give the dish a name',
    descriptionMissing: 'Please describe the dish',
    lastDayEarlier: 'The last day is before the first',
    priceMissing: 'Please enter a price in rupees',
    priceOdd: 'Please enter the price as a number, such as 120 or 99.50',
    priceHigh: 'Please enter a price of at most ₹1,00,000',
    menuMissing: 'Please choose a category',
    imageMissing: 'Please upload an image, or give its URL',
    wholeNumber: (from: number, to: number) => `Please enter a whole number from ${from} to ${to}`,
    number: (from: number, to: number) => `Please enter a number from ${from} to ${to}, such as 12.5`,
    rate: (to: number) => `Please enter a rate from 0 to ${to} with at most 2 decimals, such as 12`,
    hsnCode: (from: number, to: number) => `Please enter the ${from} to ${to} digits of the code`,
    contradictions: dishMessages.contradictions,
  },
  adding: {
    submit: 'Add Dish',
    busy: 'Adding...',
    done: 'Dish added successfully!',
    failed: 'Failed to add dish',
  },
  editing: {
    title: 'Edit dish',
    submit: 'Save changes',
    busy: 'Saving...',
    cancel: 'Cancel',
    done: 'Dish updated successfully',
    failed: 'Error updating dish',
    gone: 'Another admin has deleted this dish',
    conflict:
      'Another admin changed this dish while you were editing it. Nothing is saved yet: choose what it should be, and save again.',
  },
  deleting: {
    title: (name: string) => `Delete ${name}?`,
    text: 'The dish is removed from the menu, with its reviews, and from every cart; the owners of those carts see a notice. Orders already placed keep it. To hide it for a while, make it unavailable instead.',
    submit: 'Delete dish',
    busy: 'Deleting...',
    done: 'Dish deleted successfully',
    failed: 'Error deleting dish',
  },
  free: {
    title: (name: string) => `Give ${name} away for ₹0?`,
    text: 'Customers will be able to order it without paying for it.',
    yes: 'Yes, it is free',
    no: 'Change the price',
  },
  preview: {
    title: 'Preview',
    picture: 'How the dish will look',
    name: 'Name',
    description: 'What is in it, and how it tastes',
  },
  image: {
    uploading: (fileName: string) => `Uploading ${fileName}`,
    progress: 'Upload',
    cancel: 'Cancel upload',
    now: 'The dish now',
    choose: 'Choose a picture',
    takePhoto: 'Take a photo',
    drop: (megabytes: number) => `or drop one here, up to ${megabytes} MB`,
    url: 'Image URL',
    urlHint: 'Filled in by an upload, or the address of a picture elsewhere.',
  },
} as const;
