import { randomInt } from 'node:crypto';

const FIRST =
  'Amber Bright Brisk Calm Clear Copper Crisp Early Fresh Gentle Golden Green Happy Humble Ivory Jolly ' +
  'Kind Lively Lucky Mellow Merry Proud Quick Quiet Ruby Silver Smoky Spicy Sunny Sweet Warm Zesty';
const SECOND =
  'Almond Basil Cardamom Cashew Chai Cinnamon Clove Coconut Coriander Cumin Dosa Fennel Garlic Ghee Ginger Halwa ' +
  'Idli Jaggery Kheer Laddu Lime Mango Mint Mustard Nutmeg Paneer Pepper Poha Saffron Samosa Tamarind Turmeric';

const oneOf = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';

/** Two random words, shown on the page and in the mail, so that a person recognises the right mail (WIRE-4.4). */
export function makePhrase(): string {
  return `${oneOf(FIRST.split(' '))} ${oneOf(SECOND.split(' '))}`;
}
