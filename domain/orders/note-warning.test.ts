import { describe, expect, it } from 'vitest';
import { noteWarning, withoutAllergyHeading } from './note-warning.ts';

// BOARD-19
describe('a note', () => {
  it.each([
    'Allergic to peanuts',
    'SEVERE NUT ALLERGY!!',
    'lactose intolerant',
    'my son has celiac disease',
    'मूंगफली से एलर्जी है',
    'दूध की ऐलर्जी',
    'peanut se elarji hai',
    'எனக்கு வேர்க்கடலை அலர்ஜி',
    'பால் ஒத்துக்காது',
    'ovvamai ullathu',
    // LANG-80
    'எனக்கு முட்டை சேராது',
    'மீன் ஒத்து வராது',
    'வேர்க்கடலை \u200Bஅலர்ஜி',
    'பருப்பு அலர்\u200Cஜி',
  ])('%s warns of an allergy', (note) => {
    expect(noteWarning(note)).toBe('allergy');
  });

  it.each([
    'No onions please',
    'no   garlic',
    'No onion, no garlic',
    'Not spicy, no onion',
    'no spiced buttermilk',
    'please, no\nchilli',
    'without coriander',
    'w/o ghee',
    'Don’t add cream',
    'do not put nuts',
    'dont add sugar',
    'can’t eat egg',
    'gluten-free please',
    'nut free',
    'Jain',
    'skip the cream',
    'बिना प्याज',
    'लहसुन मत डालना',
    'मिर्च नहीं',
    'प्याज़ न डालें',
    'प्याज ना डालिए',
    'लहसुन छोड़कर',
    'lehsun mat dalna',
    'bina pyaz',
    'pyaz nahi',
    'வெங்காயம் வேண்டாம்',
    'பூண்டில்லாமல் குடுங்க',
    'மிளகாய் போடாதீங்க',
    'முந்திரி சேர்க்காமல்',
    'vengayam vendam',
  ])('%s asks to leave something out', (note) => {
    expect(noteWarning(note)).toBe('without');
  });

  it.each([
    '',
    null,
    undefined,
    'Less spicy, please',
    'not spicy',
    'Not too spicy please',
    'no spice',
    'Spice: No spice',
    'don’t make it spicy',
    'तीखा नहीं चाहिए',
    'teekha mat karna',
    'காரம் வேண்டாம்',
    'Extra spicy',
    'Chutney separately',
    'It is a birthday!',
    'House no 12, ring twice',
    'Flat no B4',
    'No. 5, blue gate',
    'no hurry',
    'No problem if it takes longer',
    'Leave it on the mat',
    'feel free to call',
    'normal spice',
    'None',
    'Nobody is home before one',
    'knock once',
    'कोई बात नहीं, देर हो तो',
    'मतलब थोड़ा तीखा',
    'jaldi nahi hai',
    'காரம் குறைவாக, நன்றி',
    'பரவாயில்லை, மெதுவாக வாங்க',
    'அவசரம் வேண்டாம்',
    'Know that we come early',
  ])('%s is an ordinary one', (note) => {
    expect(noteWarning(note)).toBeNull();
  });

  it('with an allergy and something to leave out warns of the allergy', () => {
    expect(noteWarning('No nuts: my daughter is allergic')).toBe('allergy');
  });
});

it.each([
  ['ALLERGY: peanuts!', 'peanuts!'],
  ['Allergies - milk, egg', 'milk, egg'],
  ['एलर्जी: मूंगफली', 'मूंगफली'],
  ['அலர்ஜி: முந்திரி', 'முந்திரி'],
  ['Allergic to peanuts', 'Allergic to peanuts'],
  ['Peanuts: allergy', 'Peanuts: allergy'],
  ['Allergy!', 'Allergy!'],
])('behind a heading about allergies, %s reads %s', (note, read) => {
  expect(withoutAllergyHeading(note)).toBe(read);
});
