import { expect, it } from 'vitest';
import { dishOfFile } from './match.ts';

const DISHES = [
  { id: 'pbm', name: 'Paneer Butter Masala' },
  { id: 'tikka', name: 'Paneer Tikka' },
  { id: 'chai', name: 'Masala Chai' },
  { id: '65', name: 'Chicken 65' },
  { id: 'biryani', name: 'Chicken Biryani' },
  { id: 'dal', name: 'दाल मखनी' },
];

// ADMIN-109
it.each([
  ['Paneer-Butter_Masala.JPG', 'pbm'],
  ['paneer butter masala (2).jpeg', 'pbm'],
  ['IMG masala chai final.webp', 'chai'],
  ['tikka.png', 'tikka'],
  ['दाल मखनी.jpg', 'dal'],
  ['Chicken 65.jpg', '65'],
  ['chicken-65 (3).jpg', '65'],
  ['Chicken Biryani final.jpg', 'biryani'],
  ['chicken curry.jpg', undefined],
  ['paneer.jpg', undefined],
  ['IMG_2041.jpg', undefined],
  ['.jpg', undefined],
])('the file %j is the picture of %s', (file, dish) => {
  expect(dishOfFile(file, DISHES)).toBe(dish);
});
