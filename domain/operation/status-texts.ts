/** What the checks of an installation say: in the dashboard of owners, in the command `doctor`, and in the log. */
export const statusTexts = {
  title: 'System',
  states: { good: 'Fine', attention: 'Needs attention', broken: 'Broken' },
  /** The link to the page with names of settings and commands. */
  forServer: 'For whoever runs the server',
  checkAll: 'Check everything',
  checking: 'Checking…',
  checked: 'Everything was checked.',
  notChecked: 'The checks could not be run. Please try again.',
  sendTestMail: 'Send me a test mail',
  checks: {
    database: 'Database',
    domain: 'Address',
    certificate: 'HTTPS',
    mail: 'Mail',
    codes: 'Text messages',
    payments: 'Payments',
    push: 'Notifications',
    printers: 'Printers',
    moneyPhones: 'Bank’s messages',
    clock: 'Clock',
    disk: 'Disk',
    diskSpeed: 'Speed of the disk',
    memory: 'Memory',
    backup: 'Backup',
    drill: 'Trial restore',
    version: 'Software',
    updates: 'New versions',
  },
  says: {
    databaseBuiltIn: (version: string, size: string) => `Built in, PostgreSQL ${version}, ${size}`,
    databaseOnServer: (version: string, size: string) => `On a server, PostgreSQL ${version}, ${size}`,
    databaseAway: 'Does not answer',
    databaseUnusable: (reason: string) => `Can’t be opened: ${reason}`,
    domainGood: (url: string) => `${url} leads to this Rasoi`,
    domainSet: (url: string) => url,
    domainLocal: (url: string) => `Only this machine or its network reaches ${url}`,
    domainUnknown: (domain: string) => `${domain} leads to no machine`,
    domainSilent: (url: string) => `Nothing answers at ${url}`,
    domainOther: (url: string) => `Something else than Rasoi answers at ${url}`,
    domainUntrusted: (url: string) =>
      `${url} answers, with a certificate of an authority that this machine does not know`,
    domainWrongCertificate: (url: string) =>
      `${url} answers, with a certificate that is over or for another name`,
    certificateGood: 'Renewed by itself. The certificate holds until',
    certificateOfProxy: 'The program in front of Rasoi has the certificate',
    certificateNotNeeded: 'Not needed on this machine',
    certificateExpected: 'The certificate is on its way',
    certificateOver: 'The certificate has ended, and nobody can open the site. It ended',
    certificateLate: (reason: string) =>
      `The certificate could not be renewed (${reason}). The present one holds until`,
    noHttps: 'The site has no HTTPS: passwords can be read on the way',
    noDns: (domain: string) => `There is no certificate yet: ${domain} leads to no machine`,
    elsewhere: (domain: string) => `There is no certificate yet: ${domain} leads to another server`,
    unreachable: (domain: string) =>
      `There is no certificate yet: nothing answered the authority at ${domain}, port 80`,
    forbidden: (domain: string) => `The authority may not give a certificate for ${domain}`,
    rateLimited: 'The authority gives no more certificates for some time',
    offline: 'There is no certificate yet: this machine does not reach the authority',
    authority: 'There is no certificate yet: the authority has a problem of its own',
    other: (detail: string) => `There is no certificate yet: ${detail}`,
    noMailServer: 'No mail server is set',
    mailsSent: 'All mails are sent',
    mailsWait: (count: number) =>
      count === 1 ? '1 mail is about to be sent' : `${count} mails are about to be sent`,
    /** @param minutes the age of the oldest */
    mailsStuck: (count: number, minutes: number) =>
      count === 1 ? `1 mail waits for ${minutes} min` : `${count} mails wait, the oldest for ${minutes} min`,
    mailTestSent: (address: string) => `A test mail was sent to ${address}`,
    mailTestFailed: (reason: string) => `A test mail could not be sent: ${reason}`,
    codes: (sent: number, most: number) => `${sent} of ${most} codes of today are sent`,
    codesWithoutGateway: 'No service for text messages is set',
    codesSpent: (sent: number, most: number) => `${sent} of ${most} codes of today are sent`,
    paymentsWithoutGateway: 'No payment gateway is set; cards are only tried out',
    paymentsTest: 'The keys of the payment gateway are test keys: no money moves',
    paymentsSet: 'The keys of the payment gateway are set',
    paymentsGood: 'The payment gateway accepts the keys',
    paymentsRefused: 'The payment gateway refuses the keys',
    paymentsSilent: 'The payment gateway does not answer',
    push: (devices: number) =>
      devices === 1 ? 'Ready; 1 device gets notifications' : `Ready; ${devices} devices get notifications`,
    noPrinters: 'No printer is set up',
    printersSeen: (count: number) =>
      count === 1 ? 'The printer is there' : `All ${count} printers are there`,
    moneyPhoneHeard: (name: string) => `${name} was last heard of`,
    moneyPhoneSilent: (name: string) => `Orders wait for their money, and ${name} is silent since`,
    printerAway: (name: string) => `${name} has not been there since`,
    clockGood: 'Right, as far as can be told',
    clockDiffers: (seconds: number) => `${seconds} s away from the clock of the database`,
    clockWrong: (minutes: number) => `Wrong by ${minutes} min or more`,
    diskFree: (free: string, total: string) => `${free} free of ${total}`,
    diskLow: (free: string, total: string) => `${free} free of ${total}`,
    diskFull: (free: string, total: string) => `${free} free of ${total}`,
    diskUnknown: 'Could not be measured',
    diskFast: (milliseconds: number) => `${milliseconds} ms to store an order safely`,
    diskSlow: (milliseconds: number) => `${milliseconds} ms to store an order safely`,
    memoryFree: (free: string) => `${free} are free`,
    memoryLow: (free: string) => `Only ${free} are free`,
    backupGood: (size: string) => `Last good one, of ${size}:`,
    backupsOff: 'Backups are off.',
    backupsOffLast: (size: string) => `Backups are off. Last good one, of ${size}:`,
    noBackup: 'None yet',
    backupLate: (size: string) => `Last good one, of ${size}:`,
    backupFailed: 'The newest attempt failed',
    drillGood: (seconds: number, orders: string) => `Restored in ${seconds} s, ${orders} orders:`,
    drillExpected: 'A backup is restored for trial in one of the next nights',
    drillFailed: (reason: string) => `The newest backup could not be restored for trial: ${reason}`,
    drillLate: 'No backup was restored for trial for more than 8 days. The last time:',
    drillLeftBehind: (reason: string) => `The database of a trial could not be dropped yet: ${reason}`,
    version: (version: string) => `Version ${version}`,
    updatesOff: 'Not asked for',
    updatesExpected: 'Rasoi asks for the first time within a few minutes',
    upToDate: 'This is the newest version, as of',
    updateThere: (version: string) => `Version ${version} is there`,
    securityUpdate: (version: string) => `Version ${version} is there and mends a security fault`,
    updatesNoKey: 'Not asked for: no key is known that the list of versions must be signed with',
    updatesSilent: 'There is no list of versions at the address that is set',
    updatesUnsigned: 'The list of versions is not signed by its publisher, so it is ignored',
    updatesUnreadable: 'The list of versions has a form that this version does not know, so it is ignored',
    updatesOlder: 'The list of versions is older than what is known already, so it is ignored',
    updatesStale: 'Nobody knows whether there is a newer version: the list of versions was last signed on',
  },
  toDo: {
    databaseAway:
      'Nobody can order until it does; people stay signed in. See the log for the reason: often the disk is full.',
    databaseUnusable:
      'Nobody can order until it can. Correct the reason; what stands only in the database is not checked.',
    domainLocal:
      'Customers need a domain: buy one, and whoever runs the server lets it lead here. For a trial this is fine.',
    domainUnknown:
      'Where the domain was bought, add an entry of type A with the address of this machine. It takes up to an hour until all know it.',
    domainSilent:
      'Is the firewall open for the ports 80 and 443? Does the domain lead to this machine? Some home routers do not let a machine reach itself; then try it with a phone.',
    domainOther:
      'The domain leads to another machine, or another program answers there. Correct the entry of type A where the domain was bought, or stop that program.',
    domainUntrusted:
      'Browsers that do not know the authority warn every customer. If it is your own, let this machine know it too; else get a certificate that all browsers know.',
    domainWrongCertificate:
      'Browsers let nobody in. Renew the certificate where it comes from: the line about the certificate says more, or the program in front of Rasoi has it.',
    certificateExpected: 'It takes a minute or two. If it takes longer, look here again for the reason.',
    certificateOver: 'The next attempt is on its way. If it fails, the reason stands here.',
    certificateLate: 'Rasoi tries again by itself. Correct the reason before the certificate ends.',
    noHttps: 'Once whoever runs the server has set the domain, Rasoi gets a certificate by itself.',
    noDns:
      'Where the domain was bought, add an entry of type A with the address of this machine. Rasoi tries again by itself.',
    elsewhere:
      'Let the entry of type A of the domain, and one of type AAAA if there is one, lead to this machine, and stop other web servers here. Rasoi tries again by itself.',
    unreachable:
      'Open port 80 in the firewall and in the router, and let the domain lead to this machine. Rasoi tries again by itself.',
    forbidden:
      'The domain has an entry of type CAA that names other authorities, or the authority does not serve this name. Change the entry, or choose another authority.',
    rateLimited: 'Nothing helps but waiting: Rasoi asks again when the authority allows it.',
    offline:
      'Look whether this machine reaches the internet, and whether a firewall stops it. Rasoi tries again by itself.',
    authority: 'Rasoi tries again by itself.',
    other: 'See the log. Rasoi tries again by itself.',
    noMailServer:
      'Customers get no mails. Ask whoever runs your server to connect a mail service. Until then the mails wait under Mail.',
    mailsStuck:
      'Look under Mail for the reason. Often the password of the mail server has changed, or it is down.',
    mailTestFailed:
      'Ask whoever runs your server to look at the mail service: its address, name and password, and the sender.',
    codesSpent:
      'Nobody gets a code on the phone until midnight. If today is not busier than usual, a program is asking for codes; otherwise allow more in the settings.',
    paymentsTest: 'Before you open, give the live keys of Razorpay to whoever runs your server.',
    paymentsRefused:
      'Give the two keys anew from Razorpay’s settings to whoever runs your server. Until then nobody can pay by card.',
    paymentsSilent:
      'Look whether this machine reaches the internet. If it does, wait: the gateway may be down.',
    moneyPhoneSilent: 'Is the phone on, with internet and its app? Until then, look at the bank yourself.',
    printerAway:
      'Is it switched on, with paper, and does its program or its browser run? Tickets wait for it.',
    clockDiffers: 'Let the machine set its clock by itself.',
    clockWrong:
      'Opening hours, codes and times of orders go wrong. Set the clock, and let the machine keep it.',
    diskLow:
      'Uploads stop at 256 MB, and orders when it is full. Delete what does not belong here, or get a larger disk.',
    diskFull:
      'Uploads are refused already, and orders will be. Delete what does not belong here at once, or get a larger disk.',
    diskSlow: 'Orders take long to place. A disk of flash memory (SSD) is ten times as fast.',
    memoryLow: 'The machine may stop programs. Stop others that run here, or get more memory.',
    backupFailed: 'Ask whoever runs your server to look at the log for the reason, and to make one by hand.',
    backupLate:
      'It is older than two days. Ask whoever runs your server to make one, and to keep the file on another machine.',
    noBackup:
      'If this machine breaks, everything is lost. Ask whoever runs your server to make one, and to keep the file on another machine.',
    drillFailed:
      'If this machine broke now, this backup might not help. Ask whoever runs your server to correct the reason, and then to make a backup and to try it.',
    drillLeftBehind:
      'It has a copy of all data and takes room on the disk. Rasoi tries again every five minutes; correct the reason, or drop it by hand.',
    drillLate:
      'Ask whoever runs your server to try one, or to look at the log for what keeps it from running.',
    securityUpdate: 'Install it soon, before somebody uses the fault.',
    updatesNoKey: 'Whoever runs the server sets the key of the publisher.',
    updatesSilent:
      'Look whether this machine reaches the internet, and whether the address is right. Rasoi asks again by itself.',
    updatesUnsigned:
      'Install nothing that this address offers before you know why. Ask whoever runs your server to check it and the key; Rasoi asks again by itself.',
    updatesUnreadable:
      'Ask whoever runs your server to check the address. If it is right, look at the publisher for a newer version.',
    updatesOlder:
      'Somebody may hide a newer version from you. Look at the publisher by another way; Rasoi asks again by itself.',
    updatesStale:
      'A publisher signs the list anew at least every 90 days. Look at the publisher by another way; Rasoi asks again by itself.',
  },
  /** The notice that a newer version is there. */
  update: {
    mendsFault: 'It mends a security fault',
    notesOf: (version: string) => `New in ${version}`,
    noNotes: 'See the publisher for what is new.',
    howTo: 'How to install it',
    putAside: 'Not now',
    isPutAside: 'You hear of the next version again.',
    notPutAside: 'It could not be saved. Please try again.',
  },
} as const;
