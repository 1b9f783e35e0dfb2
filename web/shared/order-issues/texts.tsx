import type { ReactNode } from 'react';

/** Texts about customers' reports of problems and the kitchen's answers. */
export const issueTexts = {
  complain: 'Not settled? File a complaint',
  panel: 'A problem with your order?',
  offer: (until: ReactNode) => (
    <>Was something missing or not as it should be? Tell the kitchen until {until}, it will answer here.</>
  ),
  report: 'Report a problem',
  reported: (moment: ReactNode) => <>Reported on {moment}</>,
  about: (dishes: string) => `About ${dishes}`,
  photo: 'Photo of the problem',
  photoGone: 'The photo was deleted, or its sender has not confirmed an address yet.',
  photoHeld: (link: ReactNode) => (
    <>Only you can see your photo. {link} within a day to show it to the kitchen. After that it is deleted.</>
  ),
  photoHeldLink: 'Confirm your e-mail address or phone number',
  waiting: 'The kitchen has your report and will answer here.',
  answered: 'The kitchen’s answer',
  refunded: (amount: ReactNode) => <>{amount} goes back to you.</>,
  closed: 'This report is closed.',
  settled: 'It is settled',
  settledDone: 'Thank you. Your report is closed.',
  failed: 'That did not work. Please try again, or call the kitchen.',
  form: {
    title: 'Report a problem',
    kind: 'What was wrong?',
    lines: 'Which dishes? (optional)',
    text: 'What happened?',
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    photo: 'A photo (optional)',
    choosePhoto: 'Add a photo',
    otherPhoto: 'Another photo',
    removePhoto: 'Remove the photo',
    uploading: (percent: number) => `Sending the photo: ${percent} %`,
    unproven:
      'You can confirm your e-mail address or phone number after sending, within a day. The kitchen sees the photo from then on.',
    tooLarge: (megabytes: number) => `Please choose a photo of at most ${megabytes} MB.`,
    noPicture: 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.',
    tooMany: 'We keep no more photos of yours for now. Please send your report without one.',
    photoFailed: 'The photo could not be sent. Please try again.',
    send: 'Send to the kitchen',
    sending: 'Sending...',
    cancel: 'Cancel',
    sent: 'The kitchen has your report',
  },
} as const;
