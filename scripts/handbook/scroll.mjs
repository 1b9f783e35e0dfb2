/**
 * Scrolls until the first of these elements stands at a distance from the top, by default right below the bar.
 * @param {import('@playwright/test').Locator} shown
 * @param {number} [below] CSS pixels
 */
export const showFirst = (shown, below = 90) =>
  shown.first().evaluate((element, distance) => {
    window.scrollBy(0, element.getBoundingClientRect().top - distance);
  }, below);
