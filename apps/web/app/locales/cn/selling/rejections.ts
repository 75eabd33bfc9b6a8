export default {
  pick: '常见原因',
  optional: '（选填）',
  none: '选择一个原因，或自行填写',
  unreadable: '文件无法辨认。请提供整页清晰的照片或 PDF。',
  otherName: '文件上的姓名与申请中的姓名不符。',
  incomplete: '部分资料缺失或有误。',
  notAllowed: '您想销售的商品不允许在此出售。',
  vague: '请说明您认识哪些卖家，以及如何联系他们。',
  unreachable: '我们无法通过您提供的资料与您联系。',
  duplicate: '您在本市集已有另一个账户。',
}
