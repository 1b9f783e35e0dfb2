import { joinAddress } from '#domain/addresses/address.ts';
import type { Role } from '#domain/users/roles.ts';
import type { Random } from './random.ts';
import { DEMO_PEOPLE } from './roles.ts';

const FIRST =
  'Aarav Aditi Ananya Anil Arjun Bhavna Chitra Deepak Divya Farhan Gauri Harish Imran Ishita Jaya Kabir Kavya Kiran Lata Leela Manoj Meera Mohit Nandini Neha Nikhil Pooja Pranav Priya Rahul Rajesh Ravi Rekha Rohan Sameer Sana Shreya Sneha Sunita Suresh Tara Uma Varun Vidya Vikram Yash Zoya'.split(
    ' ',
  );
const LAST =
  'Bose Das Desai Fernandes Gowda Hegde Iyer Jain Joshi Kamath Khan Kulkarni Menon Murthy Nair Patel Pillai Rao Reddy Sethi Shah Sharma Shetty Singh Verma'.split(
    ' ',
  );

interface Area {
  share: number;
  street: string;
  landmark: string;
  pincode: number;
}

/** Streets around the kitchen, which is in Malleshwaram. */
const AREAS: readonly Area[] = [
  { share: 30, street: '8th Cross, Malleshwaram', landmark: 'Near Sampige theatre', pincode: 560_003 },
  { share: 18, street: 'Link Road, Seshadripuram', landmark: 'Behind the college', pincode: 560_020 },
  { share: 16, street: 'Dr Rajkumar Road, Rajajinagar', landmark: 'Opposite the metro', pincode: 560_010 },
  { share: 14, street: 'Sadashivanagar Main Road', landmark: 'Beside the park', pincode: 560_080 },
  { share: 12, street: 'IISc Gate Road, Yeshwanthpur', landmark: 'Next to the market', pincode: 560_022 },
  { share: 10, street: 'RMV 2nd Stage, Sanjaynagar', landmark: 'Above the pharmacy', pincode: 560_094 },
];

const HOUSES = ['Flat 3B', 'No. 14', 'Flat 702', 'No. 221', 'House 9', '2nd floor', 'Villa 6', 'Flat 1104'];
const INSTRUCTIONS = ['Ring twice, please', 'Leave it with the guard', 'Gate 2, the lift is on the left'];

/** How many people there are besides those of the banner. */
const CUSTOMERS = 420;
const PHONE_CUSTOMERS = 60;
const STAFF: readonly { id: string; role: Role; name: string }[] = [
  { id: 'demo-manager', role: 'manager', name: 'Sunita Hegde' },
  { id: 'demo-cook', role: 'kitchen', name: 'Manjunath Shetty' },
  { id: 'demo-rider-2', role: 'rider', name: 'Venkatesh Reddy' },
  { id: 'demo-rider-3', role: 'rider', name: 'Salma Begum' },
];

export interface DemoPerson {
  id: string;
  name: string;
  /** Null for people who have only ever called. */
  email: string | null;
  phone: number;
  role: Role | null;
  home: {
    houseNo: string;
    street: string;
    landmark: string;
    city: string;
    state: string;
    pincode: number;
  };
  /** The home as orders say it. */
  address: string;
  instructions: string | null;
  /** How often this customer orders, compared with others; 0 for people of the kitchen. */
  share: number;
  /** How they pay besides each order by itself: later on a house account, or ahead; null for most. */
  ledger: 'later' | 'ahead' | null;
}

export interface DemoPeople {
  customers: readonly DemoPerson[];
  staff: readonly DemoPerson[];
}

/** Some of those who order most pay at the end of the month; some of the others have paid ahead. */
const HOUSE_ACCOUNTS = 12;
const PAID_AHEAD = 26;

/** @param at the place of a customer among the strangers, who orders most first */
function ledgerOf(at = CUSTOMERS): DemoPerson['ledger'] {
  if (at < HOUSE_ACCOUNTS) return 'later';
  return at < PAID_AHEAD ? 'ahead' : null;
}

/** The people of the demo. All addresses of mail are of a domain that cannot exist. */
export function peopleOf(random: Random): DemoPeople {
  let phone = 9_700_000_000;
  function person(
    id: string,
    name: string,
    more: Pick<DemoPerson, 'role' | 'share'> & { phone?: number; phoneOnly?: boolean; at?: number },
  ): DemoPerson {
    const { street, landmark, pincode } = random.weighted(AREAS);
    const home = {
      houseNo: random.pick(HOUSES),
      street: `${random.whole(1, 19)}, ${street}`,
      landmark,
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode,
    };
    phone += random.whole(1_000, 90_000);
    return {
      id,
      name,
      email: more.phoneOnly ? null : `${id}@demo.invalid`,
      phone: more.phone ?? phone,
      role: more.role,
      home,
      address: joinAddress(home),
      instructions: random.chance(0.25) ? random.pick(INSTRUCTIONS) : null,
      share: more.share,
      ledger: ledgerOf(more.at),
    };
  }
  const named = () => `${random.pick(FIRST)} ${random.pick(LAST)}`;
  const ofBanner = DEMO_PEOPLE.map(({ id, name, role, phone: known }) =>
    person(id, name, { role, phone: known, share: role ? 0 : 60 }),
  );
  const strangers = Array.from({ length: CUSTOMERS + PHONE_CUSTOMERS }, (_, at) =>
    person(`demo-person-${`${at + 1}`.padStart(3, '0')}`, named(), {
      role: null,
      phoneOnly: at >= CUSTOMERS,
      at,
      // A few order every other day, most once or twice.
      share: 40 / (1 + (at % CUSTOMERS) / 6),
    }),
  );
  return {
    customers: [...ofBanner.filter(({ role }) => role === null), ...strangers],
    staff: [
      ...ofBanner.filter(({ role }) => role !== null),
      ...STAFF.map(({ id, role, name }) => person(id, name, { role, share: 0 })),
    ],
  };
}
