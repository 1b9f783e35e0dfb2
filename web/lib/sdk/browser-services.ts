import { Client } from 'appwrite';
import type { Sdk } from './sdk.ts';
import { servicesOver } from './services.ts';

/** The SDK over the network. */
export const browserServices = (): Sdk => servicesOver(new Client(), window.location.origin);
