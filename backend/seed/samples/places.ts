export interface Place {
  city: string;
  state: string;
  country: string;
  /** `#` is a digit. */
  zipcode: string;
  /** Out of the numbers that the country keeps for films and books, so that no call reaches a real person. */
  phone: string;
  /** How many of its digits are free. */
  digits: number;
  streets: string[];
}

const rows = `
London | Greater London | United Kingdom | NW1 #XB | 020 7946 0### | Camden Road #,Inverness Street #,Flat 4, # Regent’s Park Terrace
Edinburgh | Midlothian | United Kingdom | EH3 #NT | 0131 496 0### | Dundas Street #,Great King Street #
Leeds | West Yorkshire | United Kingdom | LS# 4AB | +44 113 496 0### | Headingley Lane #,Woodhouse Moor #
Cardiff | Wales | United Kingdom | CF1# 3AT | 029 2018 0### | Cathedral Road #,Pontcanna Street #
Belfast | Northern Ireland | United Kingdom | BT# 6DR | 028 9649 6### | Ormeau Road #,Botanic Avenue #
Dublin | Leinster | Ireland | D0# XY45 | +353 20 913 #### | Camden Street Lower #,Sráid na bhFíníní #
Paris | Île-de-France | France | 750## | 01 99 00 ## ## | # rue des Écoles,# bis, rue de l’Abbé-de-l’Épée,# quai des Célestins
Lyon | Auvergne-Rhône-Alpes | France | 6900# | +33 6 39 98 ## ## | # rue de la République,# montée de la Grande-Côte
Bordeaux | Nouvelle-Aquitaine | France | 33### | 05 36 49 ## ## | # cours de l’Intendance,# rue Sainte-Catherine
Berlin | Berlin | Germany | 10### | +49 30 23125 ### | Schönhauser Allee #,Karl-Marx-Straße #,Görlitzer Ufer #
Köln | Nordrhein-Westfalen | Germany | 506## | +49 221 4710 ### | Venloer Straße #,Am Römerturm #
München | Bayern | Germany | 80### | 089 99998 ### | Türkenstraße #,Donaudampfschifffahrtsgesellschaftsplatz #
Göteborg | Västra Götaland | Sweden | 413 ## | 031-390 06 ## | Linnégatan #,Första Långgatan #
Malmö | Skåne | Sweden | 211 ## | +46 40 628 04 ## | Södra Förstadsgatan #,Möllevångsgatan #
Portland | Oregon | United States | 972## | (503) 555-01## | # NW Lovejoy Street,# SE Hawthorne Boulevard
Brooklyn | New York | United States | 112## | +1 718 555 01## | # Bedford Avenue, Apt. 3B,# St. Felix Street
Santa Fe | New Mexico | United States | 875## | (505) 555-01## | # Cañon Road,# Paseo de Peralta
Montréal | Québec | Canada | H2T #S6 | (514) 555-01## | # rue Saint-Denis,# avenue du Mont-Royal Est
Toronto | Ontario | Canada | M5V #T6 | +1 416 555 01## | # Queen Street West,# Palmerston Avenue
Melbourne | Victoria | Australia | 30## | (03) 5550 #### | # Lygon Street,# Brunswick Street
Adelaide | South Australia | Australia | 50## | (08) 5550 #### | # Rundle Street,# Hutt Street
`;

export const places: Place[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [city = '', state = '', country = '', zipcode = '', phone = '', streets = ''] =
      row.split(' | ');
    return {
      city,
      state,
      country,
      zipcode,
      phone,
      digits: phone.split('#').length - 1,
      streets: streets.split(/,(?=\S)/),
    };
  });
