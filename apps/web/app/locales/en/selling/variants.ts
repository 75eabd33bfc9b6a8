export default {
  title: 'Options',
  lead: 'Does it come in sizes or colours? Name up to two options; each combination gets its own price and stock.',
  name0: 'First option',
  name1: 'Second option',
  nameHint0: 'For example: Size',
  nameHint1: 'For example: Colour',
  values: 'Values',
  valuesHint: 'Separate them with commas: S, M, L',
  update: 'Update the table',
  tableLead: 'One row for each combination. A combination removed from the table can no longer be bought.',
  of: '{{label}} of {{name}}',
  inTable: 'Prices and stock are in the table of options below.',
}
