/** What is wrong with a field, in English. Keys are the messages of the schemas; the language files translate them. */
export const VALIDATION_MESSAGES = {
  required: 'Please fill this in.',
  tooLong: 'This is too long.',
  email: 'Please enter an email address like name@example.com.',
  passwordShort: 'Please use at least 10 characters.',
  passwordCommon: 'This password is one of the first anyone would try. Please choose another.',
  quantity: 'Please enter a whole number from 1 to 9,999.',
  couponCode: 'A coupon code has only letters and digits.',
  phone: 'Please enter a phone number like 012-345 6789 or +65 6123 4567.',
  postcode: 'A Malaysian postcode has 5 digits.',
  state: 'Please choose a state.',
  country: 'Please choose a country.',
  price: 'Please enter an amount like 12.50.',
  priceOrder: 'The highest price is below the lowest.',
  hiddenSigns: 'Please leave out invisible control signs.',
  code: 'A code has six digits; a recovery code has 12 letters and digits.',
  emailSame: 'This is your email already.',
  courier: 'Please choose a courier.',
  tracking: 'A tracking number has letters, digits and hyphens only.',
  claimKind: 'Please choose what is wrong.',
  invalid: 'This is not valid.',
} as const

export type ValidationKey = keyof typeof VALIDATION_MESSAGES
