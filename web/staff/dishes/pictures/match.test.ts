import { expect, it } from 'vitest';
import { dishOfFile } from './match.ts';

const DISHES = [
  { id: 'pbm', name: 'Paneer Butter Masala' },
  { id: 'tikka', name: 'Paneer Tikka' },
  { id: 'chai', name: 'Masala Chai' },
  { id: 'dal', name: 'दाल मखनी' },
];

// ADMIN-109
it.each([
  ['Paneer-Butter_Masala.JPG', 'pbm'],
  ['paneer butter masala (2).jpeg', 'pbm'],
  ['IMG masala chai final.webp', 'chai'],
  ['tikka.png', 'tikka'],
  ['दाल मखनी.jpg', 'dal'],
  ['paneer.jpg', undefined],
  ['IMG_2041.jpg', undefined],
  ['.jpg', undefined],
])('the file %j is the picture of %s', (file, dish) => {
  expect(dishOfFile(file, DISHES)).toBe(dish);
});
