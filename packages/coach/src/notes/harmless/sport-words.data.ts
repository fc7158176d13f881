/** Sports and what is done in them, for a regular expression of whole words. */

/** Sports by their names. */
export const sportNames =
  "(?:beach )?volleyball|parkrun|(?:five|seven|5|7) a side(?: football)?|football|soccer|rugby|(?:table )?tennis|padel|squash(?= (?:on|every|twice|and|with|club|league|match\\w*|games?))|badminton|basketball|handball|(?:field |ice )?hockey|golf|cricket|baseball|softball|netball|lacrosse|floorball|korfball|judo|karate|taekwondo|bjj|jiu jitsu|kickboxing|boxing|muay thai|wrestling|fencing|(?:rock )?climbing|bouldering|rowing|swimming|cycling|running|athletics|gymnastics|parkour|ballet|dancing|skiing|surfing|skating|triathlon|crossfit|(?:sprint|swim|track|athletics|rugby|rowing|hockey) training|orienteering|ultimate(?: frisbee)?|waterpolo|water polo";
/** What somebody does in sport. */
export const sportDoing =
  "(?:play|plays|played|playing|ran|swam|climbed|rowed|cycled|skied|danced|trained|run|runs|swim|swims|cycle|cycles|ride|climb|climbs|boulder|row|ski|skate|dance|surf|box|spar|wrestle|fence|race|train|compete)";
/** What a day may have of it. */
export const sportOccasions =
  "(?:long |easy |tempo |club |park |trail |hill |home |away |league |cup |team |evening |morning )*(?:runs?|intervals|rides?|swims?|matches|match|games?|practices?|trainings?|training sessions?|tournaments?|fixtures?|leagues?|club|team)";

/** Sport beside the training that is planned; "training" alone is not. */
export const otherSport = new RegExp(
  `\\b(?:(?:${sportNames})(?: (?:${sportOccasions}))?|(?:(?:long|easy|tempo|club|park|trail|hill|home|away|league|cup|team) )*(?:runs|run(?= (?:is|on|every|\\w+days?))|intervals|rides?|swims|matches|match|games?|practices?|tournaments?|fixtures?)|(?:team|club|league) training|(?<=\\b(?:i|we) (?:\\w+ )?)(?:run|swim|cycle|climb|boulder|row|ski|skate|dance|surf|box|spar|wrestle|fence|play(?= (?:on|every|at)\\b))(?: intervals| long)?)\\b`,
);
