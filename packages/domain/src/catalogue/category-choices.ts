import { list } from './attribute-choices'

/** Values that only some kinds of things have. */

export const TECHNIQUES = list(
  ['painting', 'Painting', '绘画', 'Lukisan cat'],
  ['drawing', 'Drawing', '素描', 'Lukisan pensel'],
  ['print', 'Print', '版画', 'Cetakan'],
  ['photograph', 'Photograph', '摄影', 'Fotografi'],
  ['sculpture', 'Sculpture', '雕塑', 'Arca'],
  ['carving', 'Carving', '雕刻', 'Ukiran'],
  ['textile', 'Textile', '织物', 'Tekstil'],
  ['supplies', 'Art supplies', '画材', 'Bahan seni'],
)

export const VEHICLES = list(
  ['car', 'Car', '汽车', 'Kereta'],
  ['motorcycle', 'Motorcycle', '摩托车', 'Motosikal'],
  ['van', 'Van or truck', '货车', 'Van atau lori'],
  ['any', 'Any vehicle', '各类车辆', 'Semua kenderaan'],
)

export const SKIN_TYPES = list(
  ['all', 'All skin types', '所有肤质', 'Semua jenis kulit'],
  ['dry', 'Dry', '干性', 'Kering'],
  ['oily', 'Oily', '油性', 'Berminyak'],
  ['combination', 'Combination', '混合性', 'Kombinasi'],
  ['sensitive', 'Sensitive', '敏感', 'Sensitif'],
)

export const HALAL = list(
  ['certified', 'Certified', '已认证', 'Diperakui'],
  ['not-certified', 'Not certified', '未认证', 'Tidak diperakui'],
)

export const DIETS = list(
  ['vegetarian', 'Vegetarian', '素食', 'Vegetarian'],
  ['vegan', 'Vegan', '纯素', 'Vegan'],
  ['gluten-free', 'Gluten-free', '无麸质', 'Tanpa gluten'],
  ['sugar-free', 'No added sugar', '无添加糖', 'Tanpa gula tambahan'],
)

export const STORING = list(
  ['room', 'At room temperature', '常温', 'Suhu bilik'],
  ['chilled', 'Chilled', '冷藏', 'Sejuk'],
  ['frozen', 'Frozen', '冷冻', 'Beku'],
)

export const ERAS = list(
  ['before-1900', 'Before 1900', '1900 年以前', 'Sebelum 1900'],
  ['1900-1949', '1900–1949', '1900–1949 年', '1900–1949'],
  ['1950-1979', '1950–1979', '1950–1979 年', '1950–1979'],
  ['1980-1999', '1980–1999', '1980–1999 年', '1980–1999'],
  ['2000', '2000 and later', '2000 年以后', '2000 dan selepasnya'],
)

export const POWERS = list(
  ['mains', 'Mains', '插电', 'Bekalan elektrik'],
  ['rechargeable', 'Rechargeable', '充电式', 'Boleh dicas'],
  ['battery', 'Batteries', '电池', 'Bateri'],
  ['usb', 'USB', 'USB', 'USB'],
  ['solar', 'Solar', '太阳能', 'Solar'],
  ['hand', 'Manual', '手动', 'Manual'],
)

export const STORAGES = list(
  ['32gb', '32 GB', '32 GB', '32 GB'],
  ['64gb', '64 GB', '64 GB', '64 GB'],
  ['128gb', '128 GB', '128 GB', '128 GB'],
  ['256gb', '256 GB', '256 GB', '256 GB'],
  ['512gb', '512 GB', '512 GB', '512 GB'],
  ['1tb', '1 TB', '1 TB', '1 TB'],
  ['2tb', '2 TB', '2 TB', '2 TB'],
)

export const LIGHTS = list(
  ['sun', 'Full sun', '全日照', 'Cahaya penuh'],
  ['half', 'Partial shade', '半日照', 'Separa teduh'],
  ['shade', 'Shade', '耐阴', 'Teduh'],
)

export const DOSAGE_FORMS = list(
  ['tablets', 'Tablets', '片剂', 'Tablet'],
  ['capsules', 'Capsules', '胶囊', 'Kapsul'],
  ['powder', 'Powder', '粉剂', 'Serbuk'],
  ['liquid', 'Liquid', '液体', 'Cecair'],
  ['balm', 'Balm or oil', '药膏或药油', 'Balm atau minyak'],
  ['device', 'Device', '器械', 'Alat'],
)

export const ROOMS = list(
  ['living', 'Living room', '客厅', 'Ruang tamu'],
  ['bedroom', 'Bedroom', '卧室', 'Bilik tidur'],
  ['kitchen', 'Kitchen', '厨房', 'Dapur'],
  ['bathroom', 'Bathroom', '浴室', 'Bilik mandi'],
  ['outdoors', 'Outdoors', '户外', 'Luar rumah'],
)

export const METALS = list(
  ['gold', 'Gold', '黄金', 'Emas'],
  ['rose-gold', 'Rose gold', '玫瑰金', 'Emas ros'],
  ['silver', 'Silver', '银', 'Perak'],
  ['steel', 'Stainless steel', '不锈钢', 'Keluli tahan karat'],
  ['brass', 'Brass', '黄铜', 'Loyang'],
  ['pewter', 'Pewter', '锡', 'Piuter'],
)

export const GEMSTONES = list(
  ['jade', 'Jade', '玉', 'Jed'],
  ['pearl', 'Pearl', '珍珠', 'Mutiara'],
  ['diamond', 'Diamond', '钻石', 'Berlian'],
  ['crystal', 'Crystal', '水晶', 'Kristal'],
  ['agate', 'Agate', '玛瑙', 'Akik'],
  ['other', 'Other', '其他', 'Lain-lain'],
)

export const PAPER_SIZES = list(
  ['a3', 'A3', 'A3', 'A3'],
  ['a4', 'A4', 'A4', 'A4'],
  ['a5', 'A5', 'A5', 'A5'],
  ['a6', 'A6', 'A6', 'A6'],
)

export const ANIMALS = list(
  ['cat', 'Cats', '猫', 'Kucing'],
  ['dog', 'Dogs', '狗', 'Anjing'],
  ['bird', 'Birds', '鸟', 'Burung'],
  ['fish', 'Fish', '鱼', 'Ikan'],
  ['small', 'Small animals', '小宠物', 'Haiwan kecil'],
)

export const PHONES = list(
  ['apple', 'iPhone', 'iPhone', 'iPhone'],
  ['android', 'Android', '安卓', 'Android'],
  ['any', 'Any phone', '所有手机', 'Semua telefon'],
)

export const SERVICE_KINDS = list(
  ['repair', 'Repair', '维修', 'Pembaikan'],
  ['cleaning', 'Cleaning', '清洁', 'Pembersihan'],
  ['lessons', 'Lessons', '课程', 'Kelas'],
  ['design', 'Design and writing', '设计与文案', 'Reka bentuk dan penulisan'],
  ['photography', 'Photography', '摄影', 'Fotografi'],
  ['events', 'Events', '活动', 'Acara'],
  ['home', 'Home and garden', '家居与园艺', 'Rumah dan taman'],
  ['care', 'Personal care and beauty', '护理与美容', 'Penjagaan dan kecantikan'],
)

export const SPORTS = list(
  ['badminton', 'Badminton', '羽毛球', 'Badminton'],
  ['football', 'Football', '足球', 'Bola sepak'],
  ['sepak-takraw', 'Sepak takraw', '藤球', 'Sepak takraw'],
  ['running', 'Running', '跑步', 'Larian'],
  ['cycling', 'Cycling', '骑行', 'Berbasikal'],
  ['swimming', 'Swimming', '游泳', 'Renang'],
  ['fitness', 'Fitness and yoga', '健身与瑜伽', 'Kecergasan dan yoga'],
  ['outdoors', 'Hiking and camping', '徒步与露营', 'Mendaki dan berkhemah'],
  ['other', 'Other', '其他', 'Lain-lain'],
)
