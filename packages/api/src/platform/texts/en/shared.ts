/** Words that several mails share, and those of in-app notifications that a release no longer knows. */
export const shared = {
  common: {
    greeting: 'Hello {{name}},',
    greetingNobody: 'Hello,',
    buttonFails: 'If the button does not work, open this address:',
    footer:
      '{{app}} sends emails like this one automatically when something happens to your account or your orders.',
    notMe: 'If this was not you, secure your account now:',
    secure: 'Set a new password',
  },
  order: {
    number: 'Order {{number}}',
    placed: 'Placed on {{time}}',
    items: 'Items',
    discount: 'Discount',
    shipping: 'Shipping',
    shippingDiscount: 'Discount on shipping',
    total: 'Total',
    address: 'Deliver to',
    view: 'View the order',
  },
  claim: {
    kinds: {
      not_received: 'It has not arrived',
      not_as_described: 'It is not as described',
      damaged: 'It is damaged',
      changed_mind: 'The buyer has changed their mind',
    },
    ofService: {
      not_received: 'It was not done',
      not_as_described: 'It was not done as agreed',
      damaged: 'Something was damaged',
      changed_mind: 'The buyer has changed their mind',
    },
    claimed: 'Claimed: {{amount}}',
    answers: {
      offered: 'The seller offers {{amount}}.',
      return_asked: 'The seller asks for the goods back first.',
      refused: 'The seller refuses the claim.',
    },
    said: {
      buyer: 'What the buyer said',
      seller: 'What the seller said',
      admin: 'What we decided',
    },
  },
  inbox: {
    from: 'From',
    about: 'About',
    message: 'Message',
    file: 'CV',
    fileText:
      'Admins download the CV in the back office. The file is stored at DATA_DIR/applications/{{file}}.',
    reads: 'Reads {{language}}',
    noPost: 'No position in particular',
    answer: 'Reply by email to the address above. The sender typed it, and it has not been verified.',
    open: 'Answer it',
    answerThere:
      'Answer it in the back office, so that the other admins see it. The sender typed the address above, and it has not been verified.',
    /** Of who wrote with the confirmed email of an account. */
    confirmed: {
      answer: 'Reply by email to the address above. It is the confirmed email of a member.',
      answerThere:
        'Answer it in the back office, so that the other admins see it. The address above is the confirmed email of a member.',
    },
    accessibility: 'Accessibility',
  },
  contactTopics: {
    order: 'An order',
    payment: 'A payment or a refund',
    return: 'A return or a claim',
    selling: 'Selling',
    account: 'My account',
    privacy: 'My data',
    press: 'Press and partners',
    other: 'Something else',
  },
  affiliateChannels: {
    social: 'Social media',
    community: 'A community or association',
    website: 'A website or newsletter',
    personal: 'People I know',
    other: 'Another way',
  },
  sellerKinds: {
    person: 'A person',
    business: 'A business',
  },
  staffMay: {
    list: 'list items and answer questions',
    ship: 'ship orders',
    money: 'see balances and statements',
  },
  dayParts: {
    morning: 'in the morning',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
  },
  other: { title: 'News about your account', text: 'Open it to read more.' },
} as const
