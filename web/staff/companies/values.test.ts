import { describe, expect, it } from 'vitest';
import { companyProblems, companyValues, type TypedCompany } from './values.ts';

const TYPED: TypedCompany = {
  name: ' Lotus ',
  gstin: '',
  email: '',
  limit: '20000',
  monthLimit: '',
  adminName: 'Asha',
  contact: '98765 43210',
};
const WORDS = {
  name: 'name',
  limit: 'limit',
  adminName: 'adminName',
  gstinWrong: 'gstin',
  emailWrong: 'email',
  contactWrong: 'contact',
};

// PLAN-46
describe('what is typed of a company', () => {
  it.each<[string, Partial<TypedCompany>, string[]]>([
    ['complete', {}, []],
    ['without an admin', { adminName: '', contact: '' }, []],
    ['with a small GSTIN', { gstin: '29aagcb7383j1z4' }, []],
    ['with a wrong GSTIN', { gstin: '29AAGCB7383J1Z5' }, ['gstin']],
    ['without a name', { name: ' ' }, ['name']],
    ['with a wrong address', { email: 'lotus' }, ['email']],
    ['without a limit', { limit: '' }, ['limit']],
    ['with too high a limit', { limit: '1000001' }, ['limit']],
    ['with a limit a month', { monthLimit: '5000' }, []],
    ['with no amount as the limit a month', { monthLimit: 'much' }, ['monthLimit']],
    ['with an admin who has neither number nor address', { contact: 'Asha' }, ['contact']],
    ['with an admin without a name', { adminName: '' }, ['adminName']],
  ])('%s', (_, over, wrong) => {
    expect(Object.keys(companyProblems({ ...TYPED, ...over }, true, WORDS))).toEqual(wrong);
  });

  it('has neither limit nor admin once there is a company', () => {
    const typed = { ...TYPED, limit: '', contact: 'Asha' };
    expect(companyProblems(typed, false, WORDS)).toEqual({});
    expect(companyValues({ ...typed, gstin: '29aagcb7383j1z4' })).toEqual({
      name: 'Lotus',
      gstin: '29AAGCB7383J1Z4',
      email: null,
      monthLimit: null,
    });
  });
});
