import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findForgiving } from './forgiving-search.ts';

const seed: { dishes: { name: string; description: string }[] } = JSON.parse(
  readFileSync('seed/catalogue.json', 'utf8'),
);
const more = [
  'Paneer Butter Masala',
  'Paneer Tikka',
  'Aloo Gobi',
  'Bhindi Masala',
  'Kadai Paneer',
  'Malai Kofta',
  'Vegetable Pakora',
  'Rasmalai',
  'Tandoori Roti',
  'Garlic Naan',
  'Shahi Korma',
  'Jeera Rice',
];
const dishes = [...seed.dishes, ...more.map((name) => ({ name, description: '' }))];
const names = (search: string) => findForgiving(dishes, search).map(({ name }) => name);

// FIND-1
describe('a search that forgives', () => {
  it.each([
    ['panner', 'Paneer Tikka'],
    ['panir', 'Palak Paneer'],
    ['paner tika', 'Paneer Tikka'],
    ['tikka paneer', 'Paneer Tikka'],
    ['chhole', 'Chole Bhature'],
    ['chole bature', 'Chole Bhature'],
    ['bhatura', 'Chole Bhature'],
    ['dhal', 'Dal Makhani'],
    ['daal makhni', 'Dal Makhani'],
    ['gobhi', 'Aloo Gobi'],
    ['alu gobi', 'Aloo Gobi'],
    ['biriyani', 'Chicken Dum Biryani'],
    ['briyani', 'Chicken Dum Biryani'],
    ['bryani', 'Chicken Dum Biryani'],
    ['biriya', 'Chicken Dum Biryani'],
    ['chiken', 'Butter Chicken'],
    ['chikken biryani', 'Chicken Dum Biryani'],
    ['buter chiken', 'Butter Chicken'],
    ['dosai', 'Masala Dosa'],
    ['masla dosa', 'Masala Dosa'],
    ['idly', 'Idli Sambar'],
    ['sambhar', 'Idli Sambar'],
    ['wada', 'Medu Vada'],
    ['samosas', 'Punjabi Samosa (3 pieces)'],
    ['samoosa', 'Punjabi Samosa (3 pieces)'],
    ['parantha', 'Aloo Paratha'],
    ['poori', 'Puri Bhaji'],
    ['gulab jamoon', 'Gulab Jamun'],
    ['gajjar ka halva', 'Gajar Ka Halwa'],
    ['khir', 'Rice Kheer'],
    ['lasi', 'Mango Lassi'],
    ['chaye', 'Masala Chai'],
    ['karhi', 'Kadhi Chawal'],
    ['kadhai', 'Kadai Paneer'],
    ['karahi paneer', 'Kadai Paneer'],
    ['pakoda', 'Vegetable Pakora'],
    ['kurma', 'Shahi Korma'],
    ['zeera', 'Jeera Rice'],
    ['nan', 'Garlic Naan'],
    ['rasmalayi', 'Rasmalai'],
    ['machher jhol', 'Macher Jhol'],
    ['fulka', 'Phulka (4 pieces)'],
    ['pulav', 'Vegetable Pulao'],
    ['pullao', 'Vegetable Pulao'],
    ['palakk', 'Palak Paneer'],
    ['kofte', 'Malai Kofta'],
  ])('finds by %s: %s', (search, dish) => {
    expect(names(search)).toContain(dish);
  });

  it.each([
    ['पनीर', 'Palak Paneer'],
    ['पनीर टिक्का', 'Paneer Tikka'],
    ['छोले', 'Chole Bhature'],
    ['छोले भटूरे', 'Chole Bhature'],
    ['दाल मखनी', 'Dal Makhani'],
    ['गोभी', 'Aloo Gobi'],
    ['आलू', 'Aloo Paratha'],
    ['बिरयानी', 'Chicken Dum Biryani'],
    ['चिकन', 'Butter Chicken'],
    ['बटर चिकन', 'Butter Chicken'],
    ['मसाला डोसा', 'Masala Dosa'],
    ['इडली', 'Idli Sambar'],
    ['सांभर', 'Idli Sambar'],
    ['समोसा', 'Punjabi Samosa (3 pieces)'],
    ['पराठा', 'Aloo Paratha'],
    ['कढ़ी चावल', 'Kadhi Chawal'],
    ['पकौड़ा', 'Vegetable Pakora'],
    ['गुलाब जामुन', 'Gulab Jamun'],
    ['गाजर का हलवा', 'Gajar Ka Halwa'],
    ['लस्सी', 'Mango Lassi'],
    ['राजमा', 'Rajma Chawal Bowl'],
    ['थाली', 'Ghar Ki Thali'],
  ])('finds in Devanagari by %s: %s', (search, dish) => {
    expect(names(search)).toContain(dish);
  });

  // FIND-6
  it.each([
    ['தால் மக்கனி', 'Dal Makhani'],
    ['பன்னீர்', 'Palak Paneer'],
    ['பன்னீர் டிக்கா', 'Paneer Tikka'],
    ['பிரியாணி', 'Chicken Dum Biryani'],
    ['சிக்கன்', 'Butter Chicken'],
    ['பட்டர் சிக்கன்', 'Butter Chicken'],
    ['மசாலா தோசை', 'Masala Dosa'],
    ['இட்லி சாம்பார்', 'Idli Sambar'],
    ['மெது வடை', 'Medu Vada'],
    ['சமோசா', 'Punjabi Samosa (3 pieces)'],
    ['பராத்தா', 'Aloo Paratha'],
    ['சோலே பட்டூரே', 'Chole Bhature'],
    ['கடி சாவல்', 'Kadhi Chawal'],
    ['பக்கோடா', 'Vegetable Pakora'],
    ['குலாப் ஜாமூன்', 'Gulab Jamun'],
    ['லஸ்ஸி', 'Mango Lassi'],
    ['ராஜ்மா', 'Rajma Chawal Bowl'],
    ['தாலி', 'Ghar Ki Thali'],
    ['ஃபுல்கா', 'Phulka (4 pieces)'],
    ['கொஃப்தா', 'Malai Kofta'],
  ])(
    'finds in Tamil letters, which write k and g, t and d, p and b, ch and j alike, by %s: %s',
    (search, dish) => {
      expect(names(search)).toContain(dish);
    },
  );

  it.each([
    'pizza',
    'burger',
    'sushi',
    'noodles',
    'momos',
    'coffee',
    'cake',
    'sandwich',
    'pasta',
    'soup',
    'salad',
    'fish fry',
    'brinjal',
    'golgappa pani poori',
    'qwertz',
    'aa',
    'xy',
    '12',
    '!?',
    '',
    'पिज़्ज़ा',
    'பர்கர்',
    'நூடுல்ஸ்',
  ])('finds no other dish by %s', (search) => {
    expect(names(search)).toEqual([]);
  });

  it.each(['da', 'ra', 'ba', 'dl', 'rti', 'nam', 'dos', 'rot'])(
    'corrects no short word such as %s',
    (search) => {
      const said = findForgiving(dishes, search).map(({ name, description }) => `${name} ${description}`);
      expect(said.filter((text) => !text.toLowerCase().includes(search))).toEqual([]);
    },
  );

  it('does not correct a word that a dish has', () => {
    const two = [
      { name: 'Chana Masala', description: '' },
      { name: 'Chena Payesh', description: '' },
    ];
    expect(findForgiving(two, 'chana')).toEqual([two[0]]);
  });

  it('shows dishes that have the words in their name before others', () => {
    const [described, named] = [
      { name: 'Thali', description: 'With paneer and rice' },
      { name: 'Paneer Tikka', description: '' },
    ];
    expect(findForgiving([described, named], 'panner')).toEqual([named, described]);
  });

  it('needs all words', () => {
    expect(names('panner dosa')).toEqual([]);
  });

  it('finds dishes with names in Devanagari by Latin letters', () => {
    const dish = { name: 'शाही पनीर', description: '' };
    expect(findForgiving([dish], 'shahi paneer')).toEqual([dish]);
  });
});
