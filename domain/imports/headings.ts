/**
 * What people call the columns of their files, beside the name of the column. None that could mean the opposite: an amount that is
 * 'due' is owed, while a balance is what somebody has.
 */
export const headings = {
  phone: ['mobile', 'mobile number', 'phone number', 'number', 'whatsapp', 'फ़ोन', 'मोबाइल', 'फ़ोन नंबर', 'नंबर'],
  name: ['customer', 'customer name', 'नाम', 'ग्राहक'],
  balance: ['opening balance', 'बैलेंस'],
  note: ['notes', 'remark', 'remarks', 'नोट', 'टिप्पणी'],
} as const;
