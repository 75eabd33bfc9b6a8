/** Words that make thousands of different titles out of a few hundred goods. */
export const MAKERS: readonly string[] = (
  'Anggerik, Bayu, Cempaka, Damai, Embun, Fajar, Gemilang, Harimau, Indera, Jati, Kenyalang, Lestari, Merpati, ' +
  'Nusantara, Ombak, Permata, Qasidah, Rimba, Seroja, Tanjung, Utara, Velora, Warisan, Yakin, Zamrud, Bunga Raya, ' +
  'Selat, Kinabalu, Tioman, Perdana, Melati, Cahaya, Kota, Langkasuka, Mutiara, Pelangi, Rajawali, Samudera, Teguh, Wira'
).split(', ')

export const FINISHES: readonly string[] = (
  'Red, Jade Green, Midnight Blue, Turmeric, Ivory, Charcoal, Rose, Teal, Copper, Sand, Large, Small, Family Size, ' +
  'Travel Size, Gift Box, Set of 2, Set of 4, Limited Edition, Classic, Premium, Lite, 2026 Edition, Refill, Twin Pack'
).split(', ')
