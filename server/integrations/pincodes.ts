import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { isPincode, type PincodeAnswer, type PostOffice } from '#domain/pincodes/answer.ts';
import { linesWith, withoutHeading } from '#server/places/lines-with.ts';

export interface Pincodes {
  /** The answer of WIRE-15 for a pincode. An unknown or malformed one also gets an answer, with the status 'Error'. */
  lookUp(pincode: string): Promise<PincodeAnswer>;
}

const nothing = (message: string): PincodeAnswer => [{ Message: message, Status: 'Error', PostOffice: null }];

function officesOf(lines: readonly string[]): PostOffice[] {
  return parse(lines.join('\n')).map(
    ([pincode = '', block = '', district = '', state = '']): PostOffice => ({
      Name: block || district,
      Block: block || null,
      District: district,
      State: state,
      Pincode: pincode,
    }),
  );
}

/** Looks up pincodes in the bundled data, which is read on the first call. */
export function bundledPincodes(file: string): Pincodes {
  let text: Promise<string> | undefined;
  return {
    async lookUp(pincode) {
      if (!isPincode(pincode)) return nothing('The requested resource is not found');
      text ??= readFile(file, 'utf8').then(withoutHeading);
      const found = officesOf(linesWith(await text, `${pincode},`));
      if (found.length === 0) return nothing('No records found');
      return [
        { Message: `Number of pincode(s) found:${found.length}`, Status: 'Success', PostOffice: found },
      ];
    },
  };
}
