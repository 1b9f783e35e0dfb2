/**
 * The defaults of the settings that every page contains. They are apart from the schemas, because the scripts of a page
 * need the defaults alone.
 */
export const PAGE_DEFAULTS = {
  kitchen: {
    orderMode: 'age' as const,
    promiseMinutes: 30,
    acceptWithinMinutes: 15,
    alertAfterMinutes: 3,
    lateAfterMinutes: 15,
    amberAfterMinutes: 15,
    redAfterMinutes: 25,
    pickup: false,
    pickupMinutes: 20,
    cashAtMost: null,
    cashNeedsCode: false,
    visitorCart: 'login' as const,
    language: 'en' as const,
  },
  charges: {
    deliveryFee: 40,
    freeDeliveryAbove: 500,
    minimumOrder: 0,
    packingPerOrder: 0,
    packingPerDish: 0,
    tips: false,
  },
  delivery: { areas: [] },
  tax: {
    sellerKind: 'specification' as const,
    gstin: '',
    state: '',
    taxPercent: 5,
    sac: '996331',
    taxOnCharges: 'none' as const,
    chargesSac: '996813',
  },
  shop: {
    name: 'Rasoi',
    logo: '',
    phone: '+91 80 0000 1234',
    email: 'namaste@rasoi.example',
    address: ['12 Temple Road, Malleshwaram', 'Bengaluru 560003'],
    fssai: '',
    latitude: 13.0031,
    longitude: 77.5699,
    timeZone: 'Asia/Kolkata',
  },
};
