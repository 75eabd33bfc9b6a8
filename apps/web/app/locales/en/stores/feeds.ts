export default {
  title: 'Product feeds',
  lead: 'Give these addresses to Google Merchant Center and to Meta (Facebook and Instagram). They fetch your items from there by themselves.',
  google: 'For Google Merchant Center',
  meta: 'For Meta catalogues',
  copy: 'Copy address',
  copyOf: 'Copy address: {{name}}',
  copied: 'Address copied',
  notCopied: 'The address could not be copied. Select it and copy it yourself.',
  which:
    'A feed has what is on sale at a fixed price and has a picture; downloads are for Google alone. Changes are in it at once; Google and Meta come for them a few times a day.',
}
