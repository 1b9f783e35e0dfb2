import { TOTP } from 'otpauth';
import { sql } from '#server/db/sql-template.ts';
import { type Kitchen, PASSWORD, type Person, VISITOR } from './kitchen.ts';

/** A simulated authenticator app. */
export interface Authenticator {
  /** The code `steps` steps of 30 seconds from now, by the kitchen's clock. */
  code(steps?: number): string;
  secret: string;
}

/** Actions of two-step login for tests. */
export interface TwoStep {
  authenticator(secret: string): Authenticator;
  /** Sets up an app for a person; two-step login stays off. */
  withApp(who: Person): Promise<Authenticator>;
  /** Sets up an app for a person and turns two-step login on. */
  turnOn(who: Person): Promise<Authenticator>;
  /** Another session of the same person, which has proven only the password. */
  signIn(who: Person): Promise<Person>;
  /** Creates a challenge; returns its id. */
  ask(who: Person, factor: string): Promise<string>;
  /** Answers a challenge; returns status and type of a refusal, or the factors of the session. */
  answer(who: Person, challengeId: string, otp: string): Promise<unknown[]>;
  pass(who: Person, factor: string, otp: string): Promise<unknown[]>;
  verifyAddress(who: Person): Promise<void>;
  /** The code in the newest mail to a person. */
  mailedCode(who: Person): Promise<string>;
  /** Moves the kitchen's clock forward, and the app's with it. */
  wait(minutes: number): void;
}

const STEP = 30_000;

export function twoStep(kitchen: Kitchen): TwoStep {
  let ahead = 0;
  const app: TwoStep = {
    authenticator(secret) {
      const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret });
      return {
        secret,
        code: (steps = 0) => totp.generate({ timestamp: Date.now() + ahead + steps * STEP }),
      };
    },
    async withApp(who) {
      const { secret } = (await kitchen.send(who, 'POST', '/account/mfa/authenticators/totp')).json();
      const made = app.authenticator(secret);
      await kitchen.send(who, 'PUT', '/account/mfa/authenticators/totp', { otp: made.code() });
      // A code works only once, so the next one is needed.
      app.wait(1);
      return made;
    },
    async turnOn(who) {
      const made = await app.withApp(who);
      await kitchen.send(who, 'PATCH', '/account/mfa', { mfa: true });
      return made;
    },
    async signIn(who) {
      const { email } = who;
      const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/email', {
        email,
        password: PASSWORD,
      });
      const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
      return { ...who, session: String(session) };
    },
    ask: async (who, factor) =>
      (await kitchen.send(who, 'POST', '/account/mfa/challenge', { factor })).json().$id,
    async answer(who, challengeId, otp) {
      const answer = await kitchen.send(who, 'PUT', '/account/mfa/challenge', { challengeId, otp });
      const { type, factors } = answer.json();
      return answer.statusCode === 200 ? factors : [answer.statusCode, type];
    },
    pass: async (who, factor, otp) => app.answer(who, await app.ask(who, factor), otp),
    async verifyAddress({ id }) {
      await kitchen.database.execute(sql`update users set "emailVerification" = true where id = ${id}`);
    },
    async mailedCode({ email }) {
      const mail = (await kitchen.mails()).findLast(({ to, kind }) => to === email && kind === 'login-code');
      return /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? 'none came';
    },
    wait(minutes) {
      ahead += minutes * 60_000;
      kitchen.wait(minutes);
    },
  };
  return app;
}
