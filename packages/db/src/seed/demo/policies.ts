/** What sellers say of how they ship and what they take back. The last is of those who have not said. */
export const POLICIES = [
  'Orders before noon leave the same day, others the next working day.\nReturns within seven days, unused and in their box. We answer messages every evening.',
  'We pack everything twice: bubble wrap inside, a stiff box outside.\nWhat arrives broken is replaced; send us a photo of it. Sale items cannot be returned.',
  'Made to order within three working days, then shipped with a tracking number.\nWrite to us before you order if you need it by a certain date.',
  'We ship from Monday to Friday. During Hari Raya and Chinese New Year it takes a few days longer.\nExchanges are welcome within two weeks; you pay the way back, we pay the way out.',
  'Every item is checked and photographed before it is packed.\nReturns within seven days if it is not as described. Ask us anything, in English, Malay or Chinese.',
  '',
] as const
