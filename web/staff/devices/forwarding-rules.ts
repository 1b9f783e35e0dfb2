import type { IssuedSecret } from './actions.ts';

/** Matches no text: the rule forwards nothing of this kind. */
const NOTHING = '(?!)';
/** Notifications of apps about money that came. */
const PAID = '(?i)paid you|received|credited';

const template = (source: 'text' | 'notification') =>
  `{"from":"%from%","text":"%text%","sentStamp":%sentStamp%,"receivedStamp":%receivedStamp%,"sim":"%sim%","source":"${source}"}`;

/** The header of each sender, whatever stands around it: HDFCBK of `VM-HDFCBK-S`. */
const senderPattern = (senders: readonly string[]): string => `^([A-Z]{2}-)?(${senders.join('|')})(-[A-Z])?$`;

/** Where a phone says that it is on. */
export const aliveAddress = (origin: string, deviceId: string, { aliveKey }: IssuedSecret): string =>
  `${origin}/v1/sightings/${deviceId}/alive/${aliveKey}`;

/**
 * The file with which the app of F-Droid (android_income_sms_gateway_webhook, 'Import') forwards the bank's messages: a rule for
 * texts of these senders, and one for notifications, which does nothing until the phone is allowed to read them.
 * @param isForCamera as short as it can be, with the texts alone, so that a camera can read its QR code
 */
export function forwardingRules(
  origin: string,
  deviceId: string,
  { secret, senders }: IssuedSecret,
  isForCamera = false,
): string {
  const common = {
    url: `${origin}/v1/sightings/${deviceId}`,
    sim_slot: 0,
    headers: '{"User-agent":"SMS Forwarder App"}',
    retries_number: 10,
    ignore_ssl: false,
    chunked_mode: false,
    sign_hmac_sha256: true,
    sign_hmac_sha256_secret: secret,
    store_failed: true,
    local_mode: false,
  };
  const texts = {
    ...common,
    key: 'rasoi-texts',
    sender: senderPattern(senders),
    is_sender_regex: true,
    sms_filter: '',
    notification_filter: NOTHING,
    template: template('text'),
    is_sms_enabled: true,
  };
  const notifications = {
    ...common,
    key: 'rasoi-notifications',
    sender: '*',
    is_sender_regex: false,
    sms_filter: NOTHING,
    notification_filter: PAID,
    template: template('notification'),
    is_sms_enabled: false,
  };
  return isForCamera ? JSON.stringify([texts]) : JSON.stringify([texts, notifications], null, 2);
}
