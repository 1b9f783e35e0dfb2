import { describe, expect, it } from 'vitest';
import { placeInText } from './map-link.ts';

const HERE = { latitude: 13.0031, longitude: 77.5699 };

// PIN-9
describe('the place in what somebody pastes', () => {
  it.each([
    '13.0031,77.5699',
    '13.0031, 77.5699',
    ' 13.0031 77.5699 ',
    '13.0031° N, 77.5699° E',
    'geo:13.0031,77.5699',
    'geo:13.0031,77.5699?z=17',
    'geo:0,0?q=13.0031,77.5699(Home)',
    'https://maps.google.com/?q=13.0031,77.5699',
    'https://maps.google.com/maps?q=13.0031%2C77.5699&z=17&hl=en',
    'https://www.google.com/maps?q=loc:13.0031,77.5699',
    'https://www.google.com/maps/search/?api=1&query=13.0031%2C%2077.5699',
    'https://www.google.com/maps/@13.0031,77.5699,17z',
    'https://www.google.com/maps/place/Malleswaram/@13.9,77.1,15z/data=!4m6!3m5!1s0x3bae!8m2!3d13.0031!4d77.5699!16s',
    'https://www.google.com/maps/place/13.0031,77.5699',
    'https://www.google.com/maps/search/13.0031,+77.5699?entry=tts',
    'https://www.google.com/maps/dir/?api=1&destination=13.0031,77.5699',
    'https://www.google.com/maps/dir//13.0031,77.5699',
    'https://maps.apple.com/?ll=13.0031,77.5699&q=Home',
    'https://maps.apple.com/place?coordinate=13.0031,77.5699&name=Home',
    'https://maps.apple.com/?daddr=13.0031,77.5699',
    'https://www.openstreetmap.org/?mlat=13.0031&mlon=77.5699#map=17/13.9/77.1',
    'https://www.openstreetmap.org/#map=17/13.0031/77.5699',
    'I am here: https://maps.google.com/?q=13.0031,77.5699 please come',
  ])('is found in %s', (text) => {
    expect(placeInText(text)).toEqual(HERE);
  });

  it.each([
    '',
    'Malleshwaram',
    '4, MG Road',
    '560003',
    '13.0031',
    '91.5, 77.5699',
    '51.5007, -0.1246',
    'https://maps.app.goo.gl/AbCdEf123',
    'https://www.google.com/maps/place/Malleswaram',
    'https://maps.google.com/?q=51.5007,-0.1246',
    'geo:0,0?q=Malleshwaram',
  ])('is not made up from %s', (text) => {
    expect(placeInText(text)).toBeUndefined();
  });

  // A pattern that goes back for each character would not end within the time of a test.
  it('is looked for once in a very long text', () => {
    expect(placeInText(`${'9'.repeat(500_000)},${'9'.repeat(500_000)}`)).toBeUndefined();
    expect(placeInText(`https://a.in/?q=${'1.'.repeat(500_000)}`)).toBeUndefined();
  });
});
