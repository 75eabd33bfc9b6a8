export default {
  funnel: 'Daripada pautan anda kepada jualan pertama',
  funnelText:
    'Pautan yang dibuka dikira sekali bagi setiap orang dalam masa setengah jam; program tidak dikira.',
  clicked: 'Membuka pautan',
  applied: 'Memohon menjadi penjual',
  approved: 'Diluluskan',
  sold: 'Membuat jualan pertama',
  chart: 'Pendapatan mengikut bulan',
  statement: 'Penyata bulan ini, dalam CSV atau PDF',
}
