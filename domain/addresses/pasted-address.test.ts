import { expect, it } from 'vitest';
import { takeApart } from './pasted-address.ts';

// PROFILE-14
it.each([
  [
    '302, Sai Residency, 4th Cross, Indiranagar, Bengaluru 560038',
    '302, Sai Residency',
    '4th Cross, Indiranagar',
    '',
    '560038',
  ],
  [
    'Flat No. 12, Shanti Apartments, MG Road, Near SBI Bank, Pune - 411001, Maharashtra',
    'Flat No. 12, Shanti Apartments',
    'MG Road',
    'Near SBI Bank',
    '411001',
  ],
  [
    'B-404, Green Heights CHS\nLink Road, Andheri West\nOpp. Infinity Mall\nMumbai 400 053',
    'B-404, Green Heights CHS',
    'Link Road, Andheri West',
    'Opp. Infinity Mall',
    '400053',
  ],
  [
    '#45, 2nd Main, 5th Block\nKoramangala\nBangalore-560095\nKarnataka, India',
    '#45',
    '2nd Main, 5th Block, Koramangala',
    '',
    '560095',
  ],
  [
    '12/3 MG Road near Central Library, Camp, Pune 411001',
    '12/3',
    'MG Road, Camp',
    'near Central Library',
    '411001',
  ],
  [
    'D.No 8-2-293/82, Road No 36, Jubilee Hills, Hyderabad, Telangana 500033',
    'D.No 8-2-293/82',
    'Road No 36, Jubilee Hills',
    '',
    '500033',
  ],
  [
    '*Address:* H.No. 221B, Sector 15, Gurgaon, Haryana, PIN: 122001\nMob: 98765 43210',
    'H.No. 221B',
    'Sector 15',
    '',
    '122001',
  ],
  [
    '[10:21, 30/11/2026] Asha: Asha Niwas, Laxmi Road, behind the temple, Pune 411030',
    'Asha Niwas',
    'Laxmi Road',
    'behind the temple',
    '411030',
  ],
  [
    'Old No 7, New No 15, 3rd Floor, Gandhi Street, T. Nagar, Chennai – 600017',
    'Old No 7, New No 15, 3rd Floor',
    'Gandhi Street, T. Nagar',
    '',
    '600017',
  ],
  ['14, 80 Feet Road, Koramangala 560034', '14', '80 Feet Road, Koramangala', '', '560034'],
  [
    'Kamala Nivas, Temple Road, Vadakkumthala, Kollam, Kerala 690536',
    'Kamala Nivas',
    'Temple Road, Vadakkumthala, Kollam',
    '',
    '690536',
  ],
  [
    'Flat 4, Rose Villa, FC Road, Landmark: Vaishali Hotel, 411004',
    'Flat 4, Rose Villa',
    'FC Road',
    'Vaishali Hotel',
    '411004',
  ],
  [
    'A/12 Sunshine Society; Paud Road; Kothrud; Pune; 411038',
    'A/12 Sunshine Society',
    'Paud Road, Kothrud',
    '',
    '411038',
  ],
  [
    'मकान नं 12, गांधी नगर, एसबीआई के पास, भोपाल ४६२००१',
    'मकान नं 12',
    'गांधी नगर, भोपाल',
    'एसबीआई के पास',
    '462001',
  ],
  ['வீடு 7, காந்தி தெரு, கோவில் அருகில், மதுரை 625001', 'வீடு 7', 'காந்தி தெரு, மதுரை', 'கோவில் அருகில்', '625001'],
  ['+91 98765 43210, 56 Park Street, Kolkata, West Bengal 700016', '56', 'Park Street', '', '700016'],
  ['Plot 9, Salt Lake, Sector V, opposite Wipro', 'Plot 9', 'Salt Lake, Sector V', 'opposite Wipro', ''],
])('%j is taken apart', (copied, houseNo, street, landmark, pincode) => {
  expect(takeApart(copied)).toEqual({ houseNo, street, landmark, pincode });
});

// PROFILE-14
it.each([
  '',
  'Flat 4',
  '12, MG Road',
  'MG Road, Camp',
  '411001',
  'near the temple',
  'Call me at 98765 43210',
])('%j is no whole address and stays where it was pasted', (copied) => {
  expect(takeApart(copied)).toBeUndefined();
});
