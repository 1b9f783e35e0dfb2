/**
 * What whoever runs the server reads: names of settings and commands, by what they are about. No other text of the site has them; the
 * command `doctor` and the log add them to what a check says.
 */
export const operatorTexts = {
  page: {
    title: 'For whoever runs the server',
    lead: 'Names of settings and commands, for the person who looks after your server. Show them this page.',
  },
  /** How settings are set. */
  settings:
    'Settings stand in /etc/rasoi/rasoi.env, or in the file .env of the project’s folder, one a line, such as HTTPS_DOMAIN=khana.example. They count after a restart; docs/settings.md lists all.',
  topics: {
    address: {
      title: 'Address and HTTPS',
      text: () =>
        'Set HTTPS_DOMAIN to the domain, which leads to this machine, and Rasoi gets a certificate by itself; or put a program with a certificate in front. Another authority: ACME_URL. A certificate of an authority of your own: let the machine know it with NODE_EXTRA_CA_CERTS.',
    },
    mail: {
      title: 'Mail',
      text: () =>
        'Set SMTP_URL to the host, port, name and password of a mail service, and MAIL_FROM to the sender.',
    },
    codes: {
      title: 'Text messages (SMS)',
      text: () => 'Set SMS_URL to the address of a text message service.',
    },
    payments: {
      title: 'Cards and UPI by Razorpay',
      text: () =>
        'Set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET to the two keys of the kitchen’s account at razorpay.com; the live ones before it opens.',
    },
    backups: {
      title: 'Backups elsewhere',
      text: (rasoi: string) =>
        `Type ${rasoi} backup for one now, and ${rasoi} drill for a trial restore. BACKUP_EVERY says how often they are made (0: never), BACKUP_FOLDER where: let it be another disk, or copy the files to another machine. With BACKUP_PASSPHRASE they are encrypted.`,
    },
    updates: {
      title: 'New versions',
      text: () =>
        'UPDATE_FEED_URL is the address of the publisher’s list of versions, UPDATE_KEY the public key that it is signed with.',
    },
    clock: {
      title: 'Clock',
      text: () => 'Type timedatectl set-ntp true: the machine then sets its clock by itself.',
    },
    printers: {
      title: 'Program for printers',
      text: (rasoi: string) =>
        `Copy the files of the release into the folder "printer" of the data, or make them: ${rasoi} printer-pack. Without them, and with a token instead of a code, on a computer beside the printer: ${rasoi} printer --server https://khana.example --printer 192.168.1.50 --token TOKEN`,
    },
  },
  /** How a newer version is installed. */
  update: {
    getFile: (file: string) => `Get the file ${file}.`,
    where: 'Where the files are',
    ways: {
      package: (file: string) =>
        `Copy it to the server into /tmp, and there run: sudo apt install /tmp/${file}. If the new version does not work, the old one comes back by itself.`,
      image: 'Build the image with it, and start the container again with the same volume.',
      archive: 'Unpack it on the server, and follow ‘To upgrade’ in its INSTALL.md.',
      clone: 'On the server, stop Rasoi, run git pull in its folder, and start it again.',
      sources:
        'Unpack it on the server into a folder of its own. Stop Rasoi, move the folder data and the file .env there, and run npm start.',
    },
    backsUp: 'Rasoi backs up before it changes your data.',
  },
} as const;
