import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { isPincode, type PincodeAnswer, type PostOffice } from '#domain/pincodes/answer.ts';

export interface Pincodes {
  /** The answer of WIRE-15 for a pincode. An unknown or malformed one also gets an answer, with the status 'Error'. */
  lookUp(pincode: string): Promise<PincodeAnswer>;
}

const nothing = (message: string): PincodeAnswer => [{ Message: message, Status: 'Error', PostOffice: null }];

interface Line {
  pincode: string;
  block: string;
  district: string;
  state: string;
}

function office({ pincode, block, district, state }: Line): PostOffice {
  return {
    Name: block || district,
    Block: block || null,
    District: district,
    State: state,
    Pincode: pincode,
  };
}

function byPincode(csv: string): Map<string, PostOffice[]> {
  const offices = new Map<string, PostOffice[]>();
  for (const line of parse<Line>(csv, { columns: true, skip_empty_lines: true })) {
    const here = office(line);
    const known = offices.get(line.pincode);
    if (known) known.push(here);
    else offices.set(line.pincode, [here]);
  }
  return offices;
}

/** Looks up pincodes in the bundled data, which is read on the first call. */
export function bundledPincodes(file: string): Pincodes {
  let offices: Promise<Map<string, PostOffice[]>> | undefined;
  return {
    async lookUp(pincode) {
      if (!isPincode(pincode)) return nothing('The requested resource is not found');
      offices ??= readFile(file, 'utf8').then(byPincode);
      const found = (await offices).get(pincode);
      if (!found) return nothing('No records found');
      return [
        { Message: `Number of pincode(s) found:${found.length}`, Status: 'Success', PostOffice: found },
      ];
    },
  };
}
